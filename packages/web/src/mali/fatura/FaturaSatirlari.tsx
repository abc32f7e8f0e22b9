import { ISTISNALAR } from '@masabasi/core/mali/fatura/istisnalar';
import { BIRIMLER, kdvOranlari } from '@masabasi/core/mali/fatura/kodlar';
import { TEVKIFATLAR } from '@masabasi/core/mali/fatura/tevkifatlar';
import type { FaturaTipi } from '@masabasi/core/mali/fatura/rules';
import { paraYaz, type Kurus } from '@masabasi/core/platform/money/para';
import { ActionIcon, Button, Flex, Text } from '@mantine/core';
import IconPlus from '~icons/tabler/plus';
import IconTrash from '~icons/tabler/trash';
import { type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { ChoiceField } from '../../ui/ChoiceField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { PlainList } from '../../ui/PlainList.tsx';
import css from './FaturaSatirlari.module.css';

/** A line while it is typed. */
export interface Satir {
  readonly no: number;
  readonly Ad: string;
  readonly Miktar: string;
  readonly BirimKodu: string;
  readonly BirimFiyat: string;
  readonly IskontoOran: string;
  readonly IskontoTutar: Kurus;
  readonly KdvOran: number;
  readonly MuafiyetKodu: string | null;
  readonly TevkifatKodu: string | null;
}

const BIRIM_SECENEKLERI = Object.entries(BIRIMLER).map(([value, label]) => ({ value, label }));
const kodlar = (adlar: readonly (readonly [string, string])[]) => [
  { value: null, label: 'Yok' },
  ...adlar.map(([value, ad]) => ({ value, label: `${value} ${ad}` })),
];
const ISTISNA_SECENEKLERI = kodlar(Object.entries(ISTISNALAR));
const TEVKIFAT_SECENEKLERI = kodlar(
  Object.entries(TEVKIFATLAR).map(([kod, t]) => [kod, `${t.Pay}/10 ${t.Ad}`] as const),
);

export interface FaturaSatirlariProps {
  readonly satirlar: readonly Satir[];
  /** Amount of each line; null while the line is incomplete. */
  readonly tutarlar: readonly Kurus[] | null;
  readonly birim: string;
  readonly tip: FaturaTipi;
  readonly tarih: string;
  readonly onChange: (satirlar: readonly Satir[]) => void;
}

export const bosSatir = (no: number): Satir => ({
  no,
  Ad: '',
  Miktar: '1',
  BirimKodu: 'C62',
  BirimFiyat: '',
  IskontoOran: '',
  IskontoTutar: 0 as Kurus,
  KdvOran: 20,
  MuafiyetKodu: null,
  TevkifatKodu: null,
});

const odakla = (kap: HTMLElement | null, sira: number) =>
  kap?.querySelectorAll('[data-satirbasi]')[sira]?.querySelector('input')?.focus();

/** The lines of an invoice. Enter goes to the next line, and adds one after the last. */
export function FaturaSatirlari({ satirlar, tutarlar, birim, tip, tarih, onChange }: FaturaSatirlariProps) {
  const kap = useRef<HTMLDivElement>(null);
  const yaz = (no: number, alan: Partial<Satir>) =>
    onChange(satirlar.map((s) => (s.no === no ? { ...s, ...alan } : s)));
  const ekle = () => {
    const yeni = bosSatir(Math.max(0, ...satirlar.map((s) => s.no)) + 1);
    // The line must be there before it can take the focus.
    flushSync(() => onChange([...satirlar, yeni]));
    odakla(kap.current, satirlar.length);
  };
  const tus = (sira: number) => (e: KeyboardEvent) => {
    if (e.key !== 'Enter' || !(e.target instanceof HTMLInputElement)) return;
    e.preventDefault();
    if (sira + 1 < satirlar.length) odakla(kap.current, sira + 1);
    else ekle();
  };
  const oranlar = kdvOranlari(tarih).map((o) => ({ value: o, label: `%${o}` }));
  return (
    <>
      <div ref={kap} style={{ containerType: 'inline-size' }}>
        <PlainList ordered gap={12} mb={12} aria-label="Faturanın satırları">
          {satirlar.map((s, i) => (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter in any of its fields
            <li key={s.no} className={`line-below ${css.satir}`} onKeyDown={tus(i)} aria-label={`${i + 1}. satır`}>
              <div className={css.ad} data-satirbasi>
                <TextField label="Mal / Hizmet" value={s.Ad} maxLength={300} onChange={(Ad) => yaz(s.no, { Ad })} />
              </div>
              <TextField label="Miktar" value={s.Miktar} maxLength={20} onChange={(Miktar) => yaz(s.no, { Miktar })} />
              <ChoiceField
                label="Birim"
                value={s.BirimKodu}
                options={BIRIM_SECENEKLERI}
                onChange={(BirimKodu) => yaz(s.no, { BirimKodu })}
              />
              <TextField
                label="Birim Fiyat"
                value={s.BirimFiyat}
                maxLength={24}
                onChange={(BirimFiyat) => yaz(s.no, { BirimFiyat })}
              />
              <TextField
                label="İskonto %"
                value={s.IskontoOran}
                maxLength={6}
                onChange={(IskontoOran) => yaz(s.no, { IskontoOran })}
              />
              <ChoiceField
                label="KDV"
                value={s.KdvOran}
                options={
                  oranlar.some((o) => o.value === s.KdvOran)
                    ? oranlar
                    : [{ value: s.KdvOran, label: `%${s.KdvOran}` }, ...oranlar]
                }
                onChange={(KdvOran) => yaz(s.no, { KdvOran, ...(KdvOran > 0 && { MuafiyetKodu: null }) })}
              />
              <Flex className={css.son} gap={4} align="center" justify="flex-end" mih={36}>
                <Text span fw={600} className="tnum nowrap">
                  {tutarlar?.[i] === undefined ? '–' : paraYaz(tutarlar[i], birim)}
                </Text>
                <ActionIcon
                  aria-label={`${i + 1}. satırı sil`}
                  onClick={() => onChange(satirlar.filter((x) => x.no !== s.no))}
                >
                  <IconTrash size={16} aria-hidden />
                </ActionIcon>
              </Flex>
              {s.KdvOran === 0 && (
                <div className="whole">
                  <ChoiceField
                    label="KDV Alınmama Nedeni"
                    value={s.MuafiyetKodu}
                    options={ISTISNA_SECENEKLERI}
                    onChange={(MuafiyetKodu) => yaz(s.no, { MuafiyetKodu })}
                  />
                </div>
              )}
              {(tip === 'TEVKIFAT' || tip === 'IADE' || s.TevkifatKodu !== null) && (
                <div className="whole">
                  <ChoiceField
                    label="Tevkifat"
                    value={s.TevkifatKodu}
                    options={TEVKIFAT_SECENEKLERI}
                    onChange={(TevkifatKodu) => yaz(s.no, { TevkifatKodu })}
                  />
                </div>
              )}
            </li>
          ))}
        </PlainList>
      </div>
      <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={ekle}>
        Satır Ekle
      </Button>
    </>
  );
}
