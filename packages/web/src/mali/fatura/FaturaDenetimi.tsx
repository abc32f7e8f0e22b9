import { Button } from '@mantine/core';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import IconCircleCheck from '~icons/tabler/circle-check';
import { Notice } from '../../ui/Notice.tsx';
import css from './FaturaDenetimi.module.css';

/** Rules that another date satisfies. */
const GUN_KURALLARI: ReadonlySet<string> = new Set(['eskiTarih', 'kapaliDonem', 'seriGunu', 'tarih']);

export interface FaturaDenetimiProps {
  /** Undefined while the check runs. */
  readonly aykiriliklar: readonly { readonly Kural: string; readonly Cumle: string }[] | undefined;
  /** Warnings that do not stop the issue of the invoice. */
  readonly uyarilar: readonly string[];
  /** Corrects the date when only the date breaks a rule. */
  readonly onToday: () => void;
  /** True while the typed text is not checked yet. */
  readonly bakiliyor: boolean;
}

/** Reasons that keep a draft from being issued, while it is written. */
export function FaturaDenetimi({ aykiriliklar, uyarilar, onToday, bakiliyor }: FaturaDenetimiProps) {
  if (aykiriliklar === undefined) return <p className={css.bekle}>Denetleniyor...</p>;
  return (
    <div aria-live="polite" aria-busy={bakiliyor} className={css.denetim}>
      {aykiriliklar.length === 0 ? (
        <Notice tone="ok" icon={<IconCircleCheck size={18} />}>
          Fatura kesilebilir; denetimlerin hepsinden geçti.
        </Notice>
      ) : (
        <>
          <p className={css.baslik}>
            {aykiriliklar.length === 1 ? 'Kesilmesine bir engel var:' : `Kesilmesine ${aykiriliklar.length} engel var:`}
          </p>
          <ul className={css.liste}>
            {aykiriliklar.map((a) => (
              <li key={`${a.Kural} ${a.Cumle}`}>
                <IconAlertTriangle size={16} aria-hidden className={css.ikon} />
                <span>{a.Cumle}</span>
              </li>
            ))}
          </ul>
          {aykiriliklar.some((a) => GUN_KURALLARI.has(a.Kural)) && (
            <div>
              <Button variant="default" onClick={onToday}>
                Fatura Tarihini Bugüne Al
              </Button>
            </div>
          )}
        </>
      )}
      {uyarilar.map((cumle) => (
        <Notice key={cumle} tone="warn" icon={<IconAlertTriangle size={18} />}>
          {cumle}
        </Notice>
      ))}
    </div>
  );
}
