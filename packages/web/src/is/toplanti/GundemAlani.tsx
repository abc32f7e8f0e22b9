import { EN_COK_GUNDEM, gundemSuresi, sureYazisi } from '@masabasi/core/is/toplanti/rules';
import { ActionIcon, Button, Flex, Text } from '@mantine/core';
import IconArrowDown from '~icons/tabler/arrow-down';
import IconArrowUp from '~icons/tabler/arrow-up';
import IconPlus from '~icons/tabler/plus';
import IconTrash from '~icons/tabler/trash';
import { NumberField } from '../../ui/NumberField.tsx';
import { type Option, SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import css from './GundemAlani.module.css';

/** An agenda point in the form. `key` identifies it while points change places. */
export interface YazilanMadde {
  readonly key: number;
  readonly Metin: string;
  readonly Sure: number | null;
  readonly SunanId: number | null;
}

export interface GundemAlaniProps {
  readonly value: readonly YazilanMadde[];
  readonly onChange: (value: readonly YazilanMadde[]) => void;
  readonly error: string | undefined;
  readonly kisiler: readonly Option[];
  /** The length of the meeting in minutes. Null: not known yet. */
  readonly dakika: number | null;
}

/** The agenda: points with length, presenter and order. */
export function GundemAlani({ value, onChange, error, kisiler, dakika }: GundemAlaniProps) {
  const degistir = (i: number, degisen: Partial<YazilanMadde>) =>
    onChange(value.map((m, n) => (n === i ? { ...m, ...degisen } : m)));
  const tasi = (i: number, yon: -1 | 1) => {
    const yeni = [...value];
    const [m] = yeni.splice(i, 1);
    yeni.splice(i + yon, 0, m!);
    onChange(yeni);
  };
  const toplam = gundemSuresi(value);
  return (
    <Flex component="fieldset" direction="column" gap={10} m={0} p={0} bd={0}>
      <Text component="legend" mb={6} fz={14} fw={600}>
        Gündem
      </Text>
      {value.map((m, i) => (
        <div key={m.key} className={css.madde} role="group" aria-label={`${i + 1}. madde`}>
          <div>
            <TextField
              label={`${i + 1}. madde`}
              value={m.Metin}
              maxLength={300}
              onChange={(Metin) => degistir(i, { Metin })}
            />
          </div>
          <NumberField label="Süre (dk)" max={720} value={m.Sure} onChange={(Sure) => degistir(i, { Sure })} />
          <SelectField
            label="Sunan"
            options={kisiler}
            value={m.SunanId}
            onChange={(SunanId) => degistir(i, { SunanId })}
          />
          <Flex gap={2} pb={3}>
            <ActionIcon aria-label={`${i + 1}. maddeyi yukarı al`} disabled={i === 0} onClick={() => tasi(i, -1)}>
              <IconArrowUp size={16} aria-hidden />
            </ActionIcon>
            <ActionIcon
              aria-label={`${i + 1}. maddeyi aşağı al`}
              disabled={i === value.length - 1}
              onClick={() => tasi(i, 1)}
            >
              <IconArrowDown size={16} aria-hidden />
            </ActionIcon>
            <ActionIcon
              color="danger"
              aria-label={`${i + 1}. maddeyi çıkar`}
              onClick={() => onChange(value.filter((_, n) => n !== i))}
            >
              <IconTrash size={16} aria-hidden />
            </ActionIcon>
          </Flex>
        </div>
      ))}
      <Flex gap="8px 16px" wrap="wrap" align="center" fz={13} c="dimmed">
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconPlus size={14} aria-hidden />}
          disabled={value.length >= EN_COK_GUNDEM}
          onClick={() =>
            onChange([
              ...value,
              { key: Math.max(0, ...value.map((m) => m.key)) + 1, Metin: '', Sure: null, SunanId: null },
            ])
          }
        >
          Madde Ekle
        </Button>
        {toplam > 0 && (
          <Text span c={dakika !== null && toplam > dakika ? 'var(--warn)' : undefined}>
            Gündem {sureYazisi(toplam)}
            {dakika !== null && toplam > dakika && `; toplantıdan ${sureYazisi(toplam - dakika)} uzun`}
          </Text>
        )}
      </Flex>
      {error && (
        <Text role="alert" c="var(--danger)">
          {error}
        </Text>
      )}
    </Flex>
  );
}
