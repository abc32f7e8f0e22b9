import { type Sonuc, nedenYaz } from '@masabasi/core/kisi/rol/rules';
import IconCheck from '~icons/tabler/check';
import IconMinus from '~icons/tabler/minus';
import { useId } from 'react';
import { Chip } from '../../ui/Chip.tsx';
import css from './Istisna.module.css';

const SECENEKLER = [
  { deger: null, ad: 'Rolden' },
  { deger: 1, ad: 'Ver' },
  { deger: 0, ad: 'Kaldır' },
] as const;
/** A person's own exception. Null: the roles decide. */
export type Deger = (typeof SECENEKLER)[number]['deger'];

export interface IstisnaProps {
  readonly ad: string;
  /** Text beside the name: a hidden mark. */
  readonly not?: string;
  /** Level in the tree, from 0. */
  readonly duzey?: number;
  readonly deger: Deger;
  /** The person who edits the rights may not grant it. */
  readonly verilemez?: boolean;
  readonly sonuc: Sonuc | undefined;
  readonly onChange: (deger: Deger) => void;
}

/** A right or menu entry of a person: the choice and, at once, its effect with the reason. */
export function Istisna({ ad, not, duzey = 0, deger, verilemez = false, sonuc, onChange }: IstisnaProps) {
  const id = useId();
  return (
    <li className={css.satir} data-ozel={deger !== null || undefined}>
      <span id={id} className={css.ad} data-duzey={duzey}>
        {ad}
        {not && <span className={css.not}> {not}</span>}
      </span>
      <span role="radiogroup" aria-labelledby={id} className={css.secim}>
        {SECENEKLER.map((s) => (
          <label key={s.ad} className={css.secenek} data-deger={s.deger ?? undefined}>
            <input
              type="radio"
              name={id}
              className={css.dugme}
              checked={s.deger === deger}
              disabled={s.deger === 1 && verilemez && deger !== 1}
              title={s.deger === 1 && verilemez ? 'Sizde olmadığı için veremezsiniz' : undefined}
              onChange={() => onChange(s.deger)}
            />
            {s.ad}
          </label>
        ))}
      </span>
      <span className={css.sonuc}>
        {sonuc?.Deger === 1 ? (
          <Chip tone="ok" icon={<IconCheck />}>
            Var
          </Chip>
        ) : (
          <Chip icon={<IconMinus />}>Yok</Chip>
        )}
        <span className={css.neden}>{sonuc && nedenYaz(sonuc, false)}</span>
      </span>
    </li>
  );
}

/** The headings of the three columns, only for sighted readers. */
export const IstisnaBasligi = ({ ne }: { ne: string }) => (
  <div className={css.baslik} aria-hidden>
    <span>{ne}</span>
    <span>Kişiye özel</span>
    <span>Sonuç</span>
  </div>
);
