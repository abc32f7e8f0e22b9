import { useAdrestekiKayit } from '../adresteki.ts';
import { PrjKarti } from './PrjKarti.tsx';
import { PrjListesi } from './PrjListesi.tsx';

/** Projects; with the address of one, its plans. */
export default function ProjePlanPage() {
  const [proje, ac] = useAdrestekiKayit('proje');
  return proje === null ? <PrjListesi onAc={ac} /> : <PrjKarti key={proje} Id={proje} onKapat={() => ac(null)} />;
}
