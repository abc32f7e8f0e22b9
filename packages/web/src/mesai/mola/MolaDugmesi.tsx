import { molaAdi, molaDurumu } from '@masabasi/core/mesai/mola/rules';
import { useId } from 'react';
import { Tooltip } from '../../ui/Tooltip.tsx';
import renk from './DurumEtiketi.module.css';
import css from './MolaDugmesi.module.css';
import { MolaSimgesi } from './MolaSimgesi.tsx';
import { Bekleme } from './Bekleme.tsx';

export interface MolaDugmesiProps {
  readonly id: number;
  /** Reason that blocks the button. The button stays focusable, so that the reason can be read. */
  readonly engel: string | null;
  readonly bekliyor: boolean;
  readonly secili: boolean;
  /** Shows its name, as the main button. */
  readonly yazili?: boolean;
  /** Its word where the screen is wide enough. */
  readonly kisa?: string;
  readonly onClick: (id: number) => void;
}

export function MolaDugmesi({ id, engel, bekliyor, secili, yazili = false, kisa, onClick }: MolaDugmesiProps) {
  const not = useId();
  const kapali = engel !== null || bekliyor;
  return (
    <Tooltip label={engel ?? molaAdi(id)} disabled={yazili}>
      <button
        type="button"
        className={`bare ${renk.renkli} ${css.dugme}`}
        data-stil={molaDurumu(id)?.stil}
        data-secili={secili || undefined}
        data-yazili={yazili || undefined}
        data-kisa={kisa !== undefined || undefined}
        data-bekliyor={bekliyor || undefined}
        aria-label={molaAdi(id)}
        aria-disabled={kapali || undefined}
        aria-busy={bekliyor || undefined}
        aria-pressed={yazili ? undefined : secili}
        aria-describedby={engel === null ? undefined : not}
        onClick={() => !kapali && onClick(id)}
      >
        <MolaSimgesi id={id} size={yazili || kisa === undefined ? 20 : 18} />
        {bekliyor && <Bekleme pos="absolute" size={yazili ? 20 : 30} left={yazili ? 10 : 3} />}
        {yazili ? molaAdi(id) : kisa !== undefined && <span className={css.kisa}>{kisa}</span>}
      </button>
      {engel !== null && (
        <span id={not} hidden>
          {engel}
        </span>
      )}
    </Tooltip>
  );
}
