import { paraYaz } from '@masabasi/core/platform/money/para';
import { type BayiOnerisi, onerilenIskonto } from '@masabasi/core/pazarlama/teklif/bayi';
import { EN_COK_KALEM } from '@masabasi/core/pazarlama/teklif/rules';
import {
  type Birim,
  BIRIMLER,
  iskontoCumlesi,
  KDV_ORANLARI,
  PERIYOTLAR,
  type Periyot,
  teklifToplami,
} from '@masabasi/core/pazarlama/teklif/toplam';
import { ActionIcon, Box, Button, Flex, Group, Stack, Text } from '@mantine/core';
import IconArrowDown from '~icons/tabler/arrow-down';
import IconArrowUp from '~icons/tabler/arrow-up';
import IconPercentage from '~icons/tabler/percentage';
import IconPlus from '~icons/tabler/plus';
import IconTrash from '~icons/tabler/trash';
import { type KeyboardEvent, useRef } from 'react';
import { CheckField } from '../../ui/CheckField.tsx';
import { ChoiceField } from '../../ui/ChoiceField.tsx';
import { type Option, SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { bosKalem, okunanKalem, onerilenMi, oneriyle, urunuyle, type YazilanKalem } from './teklifKalemi.ts';
import css from './KalemAlani.module.css';

const BIRIM_SECENEKLERI = Object.entries(BIRIMLER).map(([value, label]) => ({ value: value as Birim, label }));
const PERIYOT_SECENEKLERI = Object.entries(PERIYOTLAR).map(([value, label]) => ({ value: value as Periyot, label }));
const KDV_SECENEKLERI = KDV_ORANLARI.map((value) => ({ value, label: `%${value}` }));

export interface KalemAlaniProps {
  readonly value: readonly YazilanKalem[];
  readonly onChange: (value: readonly YazilanKalem[]) => void;
  readonly error: string | undefined;
  readonly urunler: readonly Option[];
  /** Product of a new line. */
  readonly urun: number | null;
  readonly birim: string;
  /** Length of the contract in years, for the cost of a discount over all years. */
  readonly yil: number;
  /** Discount that the dealer's contract proposes. */
  readonly oneri: BayiOnerisi;
}

/** The lines of a quote. Enter goes to the next line and adds one after the last. Alt with an arrow moves a line. */
export function KalemAlani({ value, onChange, error, urunler, urun, birim, yil, oneri }: KalemAlaniProps) {
  const kutu = useRef<HTMLFieldSetElement>(null);
  const degistir = (i: number, degisen: Partial<YazilanKalem>) =>
    onChange(value.map((k, n) => (n === i ? { ...k, ...degisen } : k)));
  const odakla = (i: number) =>
    requestAnimationFrame(() =>
      kutu.current?.querySelectorAll<HTMLElement>('[role="group"]')[i]?.querySelector('input')?.focus(),
    );
  const ekle = () => {
    if (value.length >= EN_COK_KALEM) return;
    const yeni = bosKalem(Math.max(0, ...value.map((k) => k.key)) + 1, urun);
    onChange([...value, ...oneriyle([yeni], oneri)]);
    odakla(value.length);
  };
  const tasi = (i: number, yon: -1 | 1) => {
    if (value[i + yon] === undefined) return;
    const yeni = [...value];
    const [k] = yeni.splice(i, 1);
    yeni.splice(i + yon, 0, k!);
    onChange(yeni);
    odakla(i + yon);
  };
  const basildi = (e: KeyboardEvent<HTMLElement>) => {
    const alan = e.target as HTMLElement;
    const i = [...e.currentTarget.querySelectorAll('[role="group"]')].findIndex((k) => k.contains(alan));
    if (i === -1) return;
    if (e.altKey && (e.key === 'ArrowUp' || e.key === 'ArrowDown')) {
      e.preventDefault();
      tasi(i, e.key === 'ArrowUp' ? -1 : 1);
    } else if (e.key === 'Enter' && alan instanceof HTMLInputElement && alan.type === 'text') {
      // An open list of choices handles Enter itself.
      if (e.defaultPrevented || alan.getAttribute('aria-expanded') === 'true') return;
      e.preventDefault();
      if (i === value.length - 1) ekle();
      else odakla(i + 1);
    }
  };
  const baskaIskontolu = value.filter((k) => onerilenMi(k, oneri) === false);
  const onerilen = onerilenIskonto(oneri, oneri.ProjeIdler[0] ?? null);
  const silinecek = baskaIskontolu.filter((k) => k.Iskonto !== '').length;
  return (
    <Box component="fieldset" miw={0} m={0} p={0} bd={0} ref={kutu} onKeyDown={basildi}>
      <Text component="legend" mb={6} fz={14} fw={600}>
        Kalemler
      </Text>
      <Stack gap={12}>
        {value.map((k, i) => {
          const okunan = okunanKalem(k);
          const yazilan = k.BirimFiyat !== '';
          const bedel = typeof okunan === 'string' ? null : iskontoCumlesi(okunan, yil, birim);
          return (
            <div key={k.key} className={`line-below ${css.kalem}`} role="group" aria-label={`${i + 1}. kalem`}>
              <div className={css.ad}>
                <TextField
                  label={`${i + 1}. kalem`}
                  value={k.Ad}
                  maxLength={300}
                  placeholder="Ne veriliyor?"
                  onChange={(Ad) => degistir(i, { Ad })}
                />
              </div>
              <TextField
                label="Miktar"
                value={k.Miktar}
                maxLength={16}
                onChange={(Miktar) => degistir(i, { Miktar })}
              />
              <ChoiceField
                label="Birim"
                value={k.Birim}
                options={BIRIM_SECENEKLERI}
                onChange={(Birim) => degistir(i, { Birim })}
              />
              <TextField
                label="Birim fiyat"
                value={k.BirimFiyat}
                maxLength={20}
                placeholder="0,00"
                onChange={(BirimFiyat) => degistir(i, { BirimFiyat })}
              />
              <TextField
                label="İskonto"
                value={k.Iskonto}
                maxLength={16}
                placeholder="%10 ya da 150"
                onChange={(Iskonto) => degistir(i, { Iskonto })}
              />
              <div className={css.kdv}>
                <ChoiceField
                  label="KDV"
                  value={k.KdvOran}
                  options={KDV_SECENEKLERI}
                  onChange={(KdvOran) => degistir(i, { KdvOran })}
                />
              </div>
              <ChoiceField
                label="Ödeme"
                value={k.Periyot}
                options={PERIYOT_SECENEKLERI}
                onChange={(Periyot) => degistir(i, { Periyot })}
              />
              <div className={css.urun}>
                <SelectField
                  label="Ürün"
                  value={k.ProjeId}
                  options={urunler}
                  onChange={(ProjeId) => degistir(i, urunuyle(k, ProjeId, oneri))}
                />
              </div>
              <Box pb={8}>
                <CheckField label="Seçmeli" value={k.Opsiyonel} onChange={(Opsiyonel) => degistir(i, { Opsiyonel })} />
              </Box>
              <output
                className={`tnum anywhere unless-empty ${css.tutar}`}
                aria-label={`${i + 1}. kalemin tutarı`}
                data-hata={typeof okunan === 'string' || undefined}
              >
                {typeof okunan === 'string'
                  ? yazilan && okunan
                  : paraYaz(teklifToplami([{ ...okunan, Opsiyonel: false }]).Matrah, birim)}
              </output>
              <Flex gap={2} justify="flex-end" pb={3} className={css.dugmeler}>
                <ActionIcon aria-label={`${i + 1}. kalemi yukarı al`} disabled={i === 0} onClick={() => tasi(i, -1)}>
                  <IconArrowUp size={16} aria-hidden />
                </ActionIcon>
                <ActionIcon
                  aria-label={`${i + 1}. kalemi aşağı al`}
                  disabled={i === value.length - 1}
                  onClick={() => tasi(i, 1)}
                >
                  <IconArrowDown size={16} aria-hidden />
                </ActionIcon>
                <ActionIcon
                  color="danger"
                  aria-label={`${i + 1}. kalemi çıkar`}
                  onClick={() => onChange(value.filter((_, n) => n !== i))}
                >
                  <IconTrash size={16} aria-hidden />
                </ActionIcon>
              </Flex>
              {onerilenMi(k, oneri) === true && (
                <Text
                  fz={12}
                  c="dimmed"
                  className={css.bedel}
                >{`Bayi iskontosu ${onerilenIskonto(oneri, k.ProjeId)}`}</Text>
              )}
              {bedel !== null && (
                <Text fz={12} c="dimmed" className={css.bedel}>
                  {bedel}
                </Text>
              )}
            </div>
          );
        })}
        <Group gap={8}>
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconPlus size={14} aria-hidden />}
            disabled={value.length >= EN_COK_KALEM}
            onClick={ekle}
          >
            Kalem Ekle
          </Button>
          {baskaIskontolu.length > 0 && (
            <Button
              variant="default"
              size="compact-sm"
              leftSection={<IconPercentage size={14} aria-hidden />}
              onClick={() => onChange(value.map((k) => (baskaIskontolu.includes(k) ? { ...k, Iskonto: onerilen } : k)))}
            >
              {`Bayi iskontosunu (${onerilen}) ${baskaIskontolu.length} kaleme yaz`}
            </Button>
          )}
          {silinecek > 0 && <Text span fz={12} c="dimmed">{`${silinecek} kalemin yazılı iskontosu değişir.`}</Text>}
        </Group>
        {error && (
          <Text role="alert" c="var(--danger)">
            {error}
          </Text>
        )}
      </Stack>
    </Box>
  );
}
