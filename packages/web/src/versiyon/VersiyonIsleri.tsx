import type { VersiyonIsi } from '@masabasi/core/versiyon/contract';
import { isYeri } from '@masabasi/core/versiyon/rules';
import { Link } from 'react-router';
import { RenkliAd } from '../tanim/RenkliAd.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import css from './VersiyonIsleri.module.css';

const YERLER = { disarida: 'henüz versiyonda değil', onayli: 'versiyona alınmayı bekliyor', icinde: null } as const;

/** The tasks of a version, what is furthest from being whole first; each opens in its own window. */
export function VersiyonIsleri({ isler }: { readonly isler: readonly VersiyonIsi[] }) {
  if (isler.length === 0)
    return <EmptyState compact title="Bu versiyonda iş yok. İşin hedef versiyonu, işin kendi penceresinde seçilir." />;
  const gruplar = [...Map.groupBy(isler, (g) => g.DurumAnahtar)];
  return (
    <div className={css.kap}>
      {gruplar.map(([durum, bunlar]) => (
        <section key={durum} className={css.grup} aria-label={bunlar[0]!.Durum}>
          <h3 className={css.baslik}>
            <RenkliAd renk={bunlar[0]!.DurumRenk} ad={bunlar[0]!.Durum} />
            <span className={css.adet}>
              {[`${bunlar.length} iş`, YERLER[isYeri(durum)]].filter(Boolean).join(', ')}
            </span>
          </h3>
          <ul className={css.isler}>
            {bunlar.map((g) => (
              <li key={g.Id}>
                <span className={css.no}>{g.No}</span>
                <span>
                  <Link to={`/istakibi/isler?sekme=hepsi&is=${g.Id}`}>{g.Baslik}</Link>
                  {g.Engel !== null && <span className={css.engel}>Engelli: {g.Engel}</span>}
                </span>
                <span className={css.kim}>{g.Atanan ?? 'Atanmamış'}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
