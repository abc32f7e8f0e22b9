import type { PanoSayilari } from '@masabasi/core/mesai/mola/rules';
import renk from './DurumEtiketi.module.css';
import { MolaSimgesi } from './MolaSimgesi.tsx';
import css from './PanoOzeti.module.css';

const KALEMLER = [
  { alan: 'yemek', ad: 'Yemekte', id: 648, stil: 'mola' },
  { alan: 'diger', ad: 'Diğer molada', id: 646, stil: 'mola' },
  { alan: 'baska', ad: 'Diğer', id: 644, stil: 'uyari' },
  { alan: 'masada', ad: 'Masa başında', id: 651, stil: 'masa' },
  { alan: 'izinli', ad: 'İzinli', id: null, stil: 'izinli' },
  { alan: 'gelmeyen', ad: 'Gelmeyen', id: null, stil: 'yok' },
] as const;

/** Number of people by status (specification 4.1: meal and other breaks), each with icon and word. */
export function PanoOzeti({ sayilar }: { sayilar: PanoSayilari }) {
  return (
    <dl className={css.ozet}>
      {KALEMLER.map((k) => (
        <div
          key={k.alan}
          className={`${renk.renkli} ${css.kalem}`}
          data-stil={k.stil}
          data-bos={sayilar[k.alan] === 0 || undefined}
        >
          <MolaSimgesi id={k.id} stil={k.stil} size={16} />
          <dt>{k.ad}</dt>
          <dd>{sayilar[k.alan]}</dd>
        </div>
      ))}
    </dl>
  );
}
