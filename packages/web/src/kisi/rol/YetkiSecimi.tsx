import type { Basari } from '@masabasi/core/platform/call/endpoint';
import type { rol } from '@masabasi/core/kisi/rol/contract';
import css from './MenuSecimi.module.css';
import kendi from './YetkiSecimi.module.css';

export interface YetkiSecimiProps {
  readonly alanlar: Basari<typeof rol.rolGerekli>['alanlar'];
  readonly secili: readonly number[];
  /** Rights that the role has already: a person who may not grant them may keep them. */
  readonly ilk: readonly number[];
  readonly onChange: (secili: readonly number[]) => void;
}

/** The catalogue of rights as check boxes, by area. */
export function YetkiSecimi({ alanlar, secili, ilk, onChange }: YetkiSecimiProps) {
  return (
    <fieldset className={css.secim}>
      <legend className={css.baslik}>Yetkiler</legend>
      {alanlar.map(({ Alan, yetkiler }) => (
        <fieldset key={Alan} className={kendi.alan}>
          <legend className={kendi.ad}>{Alan}</legend>
          {yetkiler.map(({ YetkiId, Ad, Verilebilir }) => {
            const kapali = !Verilebilir && !ilk.includes(YetkiId);
            return (
              <label key={YetkiId} className={css.satir} data-kapali={kapali || undefined}>
                <input
                  type="checkbox"
                  className={css.kutu}
                  disabled={kapali}
                  checked={secili.includes(YetkiId)}
                  onChange={(e) =>
                    onChange(e.currentTarget.checked ? [...secili, YetkiId] : secili.filter((id) => id !== YetkiId))
                  }
                />
                <span>
                  {Ad}
                  {kapali && <span className={css.not}> (sizde olmadığı için veremezsiniz)</span>}
                </span>
              </label>
            );
          })}
        </fieldset>
      ))}
    </fieldset>
  );
}
