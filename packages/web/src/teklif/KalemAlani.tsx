import { paraYaz } from '@masabasi/core/para';
import { fiyatYaz, iskontoYaz, miktarYaz } from '@masabasi/core/teklif/fark';
import { EN_COK_KALEM } from '@masabasi/core/teklif/rules';
import {
  type Birim,
  BIRIMLER,
  iskontoCevir,
  iskontoCumlesi,
  kalemHatasi,
  KDV_ORANLARI,
  type KdvOrani,
  ondalikCevir,
  PERIYOTLAR,
  type Periyot,
  type TeklifKalemi,
  teklifToplami,
} from '@masabasi/core/teklif/toplam';
import { ActionIcon, Button } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { CheckField } from '../ui/CheckField.tsx';
import { ChoiceField } from '../ui/ChoiceField.tsx';
import { type Option, SelectField } from '../ui/SelectField.tsx';
import { TextField } from '../ui/TextField.tsx';
import css from './KalemAlani.module.css';

/** A line while it is written: numbers as they are typed; `key` tells it from the others while they change places. */
export interface YazilanKalem {
  readonly key: number;
  readonly Ad: string;
  readonly ProjeId: number | null;
  readonly Miktar: string;
  readonly Birim: Birim;
  readonly BirimFiyat: string;
  readonly Iskonto: string;
  readonly KdvOran: KdvOrani;
  readonly Periyot: Periyot;
  readonly Opsiyonel: boolean;
}

/** A line on which nothing is written. */
export const bosKalem = (key: number, ProjeId: number | null): YazilanKalem => ({
  key,
  Ad: '',
  ProjeId,
  Miktar: '1',
  Birim: 'C62',
  BirimFiyat: '',
  Iskonto: '',
  KdvOran: 20,
  Periyot: 'yillik',
  Opsiyonel: false,
});

/** A line that was read, as it is written. */
export const yazilanKalem = (k: TeklifKalemi, key: number): YazilanKalem => ({
  key,
  Ad: k.Ad,
  ProjeId: k.ProjeId,
  Miktar: miktarYaz(k.Miktar),
  Birim: k.Birim,
  BirimFiyat: fiyatYaz(k.BirimFiyat),
  Iskonto: iskontoYaz(k),
  KdvOran: k.KdvOran,
  Periyot: k.Periyot,
  Opsiyonel: k.Opsiyonel,
});

/** The line as the calculator reads it, or what is wrong with it. */
export function okunanKalem(k: YazilanKalem): TeklifKalemi | string {
  const iskonto = iskontoCevir(k.Iskonto);
  if (iskonto === null) return 'İskontoyu %10 ya da 150,00 gibi yazınız.';
  const kalem: TeklifKalemi = {
    Ad: k.Ad,
    ProjeId: k.ProjeId,
    Miktar: ondalikCevir(k.Miktar) ?? '',
    Birim: k.Birim,
    BirimFiyat: ondalikCevir(k.BirimFiyat) ?? '',
    ...iskonto,
    KdvOran: k.KdvOran,
    Periyot: k.Periyot,
    Opsiyonel: k.Opsiyonel,
    Secildi: false,
  };
  return kalemHatasi(kalem) ?? kalem;
}

const BIRIM_SECENEKLERI = Object.entries(BIRIMLER).map(([value, label]) => ({ value: value as Birim, label }));
const PERIYOT_SECENEKLERI = Object.entries(PERIYOTLAR).map(([value, label]) => ({ value: value as Periyot, label }));
const KDV_SECENEKLERI = KDV_ORANLARI.map((value) => ({ value, label: `%${value}` }));

export interface KalemAlaniProps {
  readonly value: readonly YazilanKalem[];
  readonly onChange: (value: readonly YazilanKalem[]) => void;
  readonly error: string | undefined;
  readonly urunler: readonly Option[];
  /** What a new line is of. */
  readonly urun: number | null;
  readonly birim: string;
  /** How long the contract is, so that a line says what its discount costs over all of it. */
  readonly yil: number;
}

/** The lines of a quote. Enter goes on to the next line and makes one after the last; Alt and an arrow moves a line. */
export function KalemAlani({ value, onChange, error, urunler, urun, birim, yil }: KalemAlaniProps) {
  const kutu = useRef<HTMLFieldSetElement>(null);
  const degistir = (i: number, degisen: Partial<YazilanKalem>) =>
    onChange(value.map((k, n) => (n === i ? { ...k, ...degisen } : k)));
  const odakla = (i: number) =>
    requestAnimationFrame(() =>
      kutu.current?.querySelectorAll<HTMLElement>('[role="group"]')[i]?.querySelector('input')?.focus(),
    );
  const ekle = () => {
    if (value.length >= EN_COK_KALEM) return;
    onChange([...value, bosKalem(Math.max(0, ...value.map((k) => k.key)) + 1, urun)]);
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
  useEffect(() => {
    const basildi = (e: KeyboardEvent) => {
      const alan = e.target as HTMLElement;
      const i = [...(kutu.current?.querySelectorAll('[role="group"]') ?? [])].findIndex((k) => k.contains(alan));
      if (i === -1) return;
      if (e.altKey && (e.key === 'ArrowUp' || e.key === 'ArrowDown')) {
        e.preventDefault();
        tasi(i, e.key === 'ArrowUp' ? -1 : 1);
      } else if (e.key === 'Enter' && alan instanceof HTMLInputElement && alan.type === 'text') {
        // A list of a field that is open takes its own Enter.
        if (e.defaultPrevented || alan.getAttribute('aria-expanded') === 'true') return;
        e.preventDefault();
        if (i === value.length - 1) ekle();
        else odakla(i + 1);
      }
    };
    const bu = kutu.current;
    bu?.addEventListener('keydown', basildi);
    return () => bu?.removeEventListener('keydown', basildi);
  });
  return (
    <fieldset className={css.kalemler} ref={kutu}>
      <legend>Kalemler</legend>
      {value.map((k, i) => {
        const okunan = okunanKalem(k);
        const yazilan = k.BirimFiyat !== '';
        const bedel = typeof okunan === 'string' ? null : iskontoCumlesi(okunan, yil, birim);
        return (
          <div key={k.key} className={css.kalem} role="group" aria-label={`${i + 1}. kalem`}>
            <div className={css.ad}>
              <TextField
                label={`${i + 1}. kalem`}
                value={k.Ad}
                maxLength={300}
                placeholder="Ne veriliyor?"
                onChange={(Ad) => degistir(i, { Ad })}
              />
            </div>
            <TextField label="Miktar" value={k.Miktar} maxLength={16} onChange={(Miktar) => degistir(i, { Miktar })} />
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
                onChange={(ProjeId) => degistir(i, { ProjeId })}
              />
            </div>
            <div className={css.secmeli}>
              <CheckField label="Seçmeli" value={k.Opsiyonel} onChange={(Opsiyonel) => degistir(i, { Opsiyonel })} />
            </div>
            <output
              className={css.tutar}
              aria-label={`${i + 1}. kalemin tutarı`}
              data-hata={typeof okunan === 'string' || undefined}
            >
              {typeof okunan === 'string'
                ? yazilan && okunan
                : paraYaz(teklifToplami([{ ...okunan, Opsiyonel: false }]).Matrah, birim)}
            </output>
            <div className={css.dugmeler}>
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
            </div>
            {bedel !== null && <p className={css.bedel}>{bedel}</p>}
          </div>
        );
      })}
      <div>
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconPlus size={14} aria-hidden />}
          disabled={value.length >= EN_COK_KALEM}
          onClick={ekle}
        >
          Kalem Ekle
        </Button>
      </div>
      {error && (
        <p role="alert" className={css.hata}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
