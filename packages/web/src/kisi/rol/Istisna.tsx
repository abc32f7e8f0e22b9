import { Box, Flex, Text } from '@mantine/core';
import { type Sonuc, nedenYaz } from '@masabasi/core/kisi/rol/rules';
import IconCheck from '~icons/tabler/check';
import IconMinus from '~icons/tabler/minus';
import { useId } from 'react';
import { Chip } from '../../ui/Chip.tsx';
import { Segments } from '../../ui/Segments.tsx';
import css from './Istisna.module.css';

const SECENEKLER = [
  { value: null, label: 'Rolden' },
  { value: 1, label: 'Ver', color: 'var(--ok)' },
  { value: 0, label: 'Kaldır', color: 'var(--danger)' },
] as const;
/** A person's own exception. Null: the roles decide. */
export type Deger = (typeof SECENEKLER)[number]['value'];

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
      <Box id={id} component="span" miw={0} pl={20 * duzey} className="anywhere">
        {ad}
        {not && (
          <Text span fz={12} c="dimmed">
            {' '}
            {not}
          </Text>
        )}
      </Box>
      <div>
        <Segments
          dense
          aria-labelledby={id}
          value={deger}
          options={SECENEKLER.map((s) => ({
            ...s,
            disabled: s.value === 1 && verilemez && deger !== 1,
            title: s.value === 1 && verilemez ? 'Sizde olmadığı için veremezsiniz' : undefined,
          }))}
          onChange={onChange}
        />
      </div>
      <Flex component="span" gap={8} align="center" miw={0}>
        {sonuc?.Deger === 1 ? (
          <Chip tone="ok" icon={<IconCheck />}>
            Var
          </Chip>
        ) : (
          <Chip icon={<IconMinus />}>Yok</Chip>
        )}
        <Text span miw={0} fz={13} lh="18px" c="dimmed">
          {sonuc && nedenYaz(sonuc, false)}
        </Text>
      </Flex>
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
