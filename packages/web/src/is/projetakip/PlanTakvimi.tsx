import { ayinHaftalari } from '@masabasi/core/masa/gorusmeler/rules';
import { gecikmeYaz, PLAN_DURUM_ADLARI } from '@masabasi/core/is/projetakip/rules';
import type { PlanSatiri } from '@masabasi/core/is/projetakip/satirlar';
import type { Gun } from '@masabasi/core/platform/time/tarih';
import { useTakvimGunu } from '../../platform/time/takvimGunu.ts';
import { Month } from '../../ui/Month.tsx';
import { PlainList } from '../../ui/PlainList.tsx';
import css from './PrjKarti.module.css';

export interface PlanTakvimiProps {
  readonly planlar: readonly PlanSatiri[];
  readonly bugun: Gun;
  readonly mesgul: boolean;
  readonly onAc: (Id: number) => void;
}

const ne = (p: PlanSatiri, gun: Gun): string =>
  p.KilometreTasi ? 'kilometre taşı' : p.Bitis_Tarihi === gun ? 'biter' : 'başlar';

/** Start and end days of plans. */
export default function PlanTakvimi({ planlar, bugun, mesgul, onAc }: PlanTakvimiProps) {
  const [gun, gunSec] = useTakvimGunu(bugun);
  const { ilk, son } = ayinHaftalari(gun);
  return (
    <Month
      label="Planların takvimi"
      day={gun}
      onDay={gunSec}
      today={bugun}
      first={ilk}
      last={son}
      holidays={undefined}
      renderDay={(g) => (
        <PlainList gap={4} flex={1} miw={0}>
          {planlar
            .filter((p) => p.Baslama_Tarihi === g || p.Bitis_Tarihi === g)
            .map((p) => (
              <li key={p.Id}>
                <button
                  type="button"
                  className={`bare truncate ${css.plan}`}
                  data-biter={p.Bitis_Tarihi === g}
                  data-gecikti={p.Gecikti}
                  title={[p.Ad, ne(p, g), PLAN_DURUM_ADLARI[p.DurumAnahtar], gecikmeYaz(p)].filter(Boolean).join(', ')}
                  onClick={() => onAc(p.Id)}
                >
                  {p.Ad} <span className="visually-hidden">{[ne(p, g), gecikmeYaz(p)].filter(Boolean).join(', ')}</span>
                </button>
              </li>
            ))}
        </PlainList>
      )}
      busy={mesgul}
      error={null}
      onRetry={() => undefined}
    />
  );
}
