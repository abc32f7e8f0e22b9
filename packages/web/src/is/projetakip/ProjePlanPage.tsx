import { useAdrestekiKayit } from '../../platform/list/adresteki.ts';
import { acildi } from '../../platform/list/sonAcilan.ts';
import { PrjKarti } from './PrjKarti.tsx';
import { PrjListesi } from './PrjListesi.tsx';

/** Projects. With a project in the address, its plans. */
export default function ProjePlanPage() {
  const [proje, setProje] = useAdrestekiKayit('proje');
  const ac = (Id: number | null) => {
    if (Id !== null) acildi('prj', Id);
    setProje(Id);
  };
  return proje === null ? <PrjListesi onAc={ac} /> : <PrjKarti key={proje} Id={proje} onKapat={() => ac(null)} />;
}
