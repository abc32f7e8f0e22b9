import type { VersiyonIsi } from '@masabasi/core/is/versiyon/contract';
import { isYeri } from '@masabasi/core/is/versiyon/rules';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { RenkliAd } from '../../platform/tanim/RenkliAd.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import css from './VersiyonIsleri.module.css';

const YERLER = { disarida: 'henüz versiyonda değil', onayli: 'versiyona alınmayı bekliyor', icinde: null } as const;

/** Tasks of a state shown at first. A button never hides only one more. */
const ILK_IS = 8;

function Grup({ isler }: { readonly isler: readonly VersiyonIsi[] }) {
  const [hepsi, setHepsi] = useState(false);
  const { Durum, DurumAnahtar, DurumRenk } = isler[0]!;
  const kalan = isler.length - ILK_IS;
  const kisa = !hepsi && kalan > 1;
  return (
    <section className={css.grup} aria-label={Durum}>
      <h3 className={css.baslik}>
        <RenkliAd renk={DurumRenk} ad={Durum} />
        <span className={css.adet}>
          {[`${isler.length} iş`, YERLER[isYeri(DurumAnahtar)]].filter(Boolean).join(', ')}
        </span>
      </h3>
      <ul className={css.isler}>
        {(kisa ? isler.slice(0, ILK_IS) : isler).map((g) => (
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
      {kisa && (
        <div className={css.daha}>
          <Button size="compact-sm" variant="subtle" onClick={() => setHepsi(true)}>
            {kalan} işi daha göster
          </Button>
        </div>
      )}
    </section>
  );
}

/** The tasks of a version by state, the least finished first. Each opens in its own window. */
export function VersiyonIsleri({ isler }: { readonly isler: readonly VersiyonIsi[] }) {
  if (isler.length === 0)
    return <EmptyState compact title="Bu versiyonda iş yok. İşin hedef versiyonu, işin kendi penceresinde seçilir." />;
  return (
    <div className={css.kap}>
      {[...Map.groupBy(isler, (g) => g.DurumAnahtar)].map(([durum, bunlar]) => (
        <Grup key={durum} isler={bunlar} />
      ))}
    </div>
  );
}
