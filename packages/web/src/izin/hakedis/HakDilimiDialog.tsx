import type { HakFarki, HakSeti } from '@masabasi/core/izin/hakedis/contract';
import { dilimEngeli, EN_FAZLA_DILIM } from '@masabasi/core/izin/hakedis/rules';
import type { YasalDeger } from '@masabasi/core/izin/hakedis/yasal';
import { ActionIcon, Button, Stack } from '@mantine/core';
import IconPlus from '~icons/tabler/plus';
import IconTrash from '~icons/tabler/trash';
import { useState } from 'react';
import { hakedis as oda } from '../../calls/hakedis.ts';
import { call } from '../../platform/call/cagri.ts';
import { useForm } from '../../platform/form/form.ts';
import { DateField } from '../../ui/DateField.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { HakFarklari } from './HakFarklari.tsx';
import { Columns } from '../../ui/Columns.tsx';

/** A tier as typed text. */
interface Satir {
  readonly no: number;
  readonly yil: string;
  readonly gun: string;
}
const sayi = (s: string): number | null => (/^\d{1,3}$/.test(s.trim()) ? Number(s) : null);

interface DilimFormu {
  readonly tarih: string | null;
  readonly satirlar: readonly Satir[];
}

function okunan({ tarih, satirlar }: DilimFormu, yasal: readonly YasalDeger[]): HakSeti | string {
  if (tarih === null) return 'Geçerlilik tarihini seçiniz.';
  const dilimler = satirlar.map((s) => ({ EnAzYil: sayi(s.yil), Gun: sayi(s.gun) }));
  const dolu = dilimler.filter((d): d is { EnAzYil: number; Gun: number } => d.EnAzYil !== null && d.Gun !== null);
  if (dolu.length < dilimler.length) return 'Her dilimin yılını ve gününü tam sayı olarak yazınız.';
  const engel = dilimEngeli(dolu, yasal, tarih);
  return engel ?? { GecerliBaslangic: tarih, dilimler: dolu };
}

export interface HakDilimiDialogProps {
  /** The set to edit. Null: a new one. */
  readonly eski: HakSeti | null;
  /** Initial values of the form. */
  readonly ornek: HakSeti;
  /** The statutory minimum of each tier. */
  readonly yasal: readonly YasalDeger[];
  readonly onClose: () => void;
}

/** A set of tiers: first the affected people are shown, then it is saved. */
export default function HakDilimiDialog({ eski, ornek, yasal, onClose }: HakDilimiDialogProps) {
  const [etki, setEtki] = useState<{ set: HakSeti; farklar: readonly HakFarki[] } | null>(null);
  const [bakiliyor, setBakiliyor] = useState(false);
  const bak = async (set: HakSeti) => {
    setBakiliyor(true);
    try {
      const cevap = await call(oda.hakDilimiEtkisi, { set, eski });
      if (!cevap.durum) return cevap.msg;
      setEtki({ set, farklar: cevap.farklar });
      return null;
    } finally {
      setBakiliyor(false);
    }
  };
  const form = useForm(oda.hakDilimiKaydet, {
    draft: `hakDilimi.${eski?.GecerliBaslangic ?? 0}`,
    initial: (): DilimFormu => ({
      tarih: eski?.GecerliBaslangic ?? null,
      satirlar: ornek.dilimler.map((d, no) => ({ no, yil: String(d.EnAzYil), gun: String(d.Gun) })),
    }),
    request: (f) => {
      if (etki) return { set: etki.set, eski };
      const set = okunan(f, yasal);
      return typeof set === 'string' ? set : bak(set);
    },
    onSuccess: () => {
      bildir({ baslik: 'Hak dilimleri kaydedildi', tur: 'success' });
      onClose();
    },
  });
  const { satirlar } = form.values;
  /** A change of the form makes the shown effect out of date. */
  const degistir = (degisen: Partial<DilimFormu>) => {
    form.set(degisen);
    setEtki(null);
  };
  const yaz = (no: number, alan: Partial<Satir>) =>
    degistir({ satirlar: satirlar.map((s) => (s.no === no ? { ...s, ...alan } : s)) });
  const ekle = () =>
    degistir({ satirlar: [...satirlar, { no: Math.max(...satirlar.map((s) => s.no)) + 1, yil: '', gun: '' }] });
  return (
    <FormDialog
      title={eski ? 'Hak Dilimlerini Düzenle' : 'Yeni Geçerlilik Tarihi'}
      width={860}
      form={form}
      onClose={onClose}
      submit={etki === null ? 'Değişecek Hakları Göster' : 'Kaydet'}
      pending={bakiliyor}
    >
      <DateField
        {...form.field('tarih')}
        label="Geçerlilik Tarihi"
        required
        onChange={(tarih) => degistir({ tarih })}
      />
      <Stack gap={8} role="group" aria-label="Dilimler">
        {satirlar.map((s, i) => (
          <Columns key={s.no} of="1fr 1fr auto" gap={12} align="end">
            <TextField
              label={i === 0 ? 'Tamamlanan yıl (en az)' : undefined}
              aria-label={`${i + 1}. dilim, tamamlanan yıl`}
              inputMode="numeric"
              maxLength={2}
              value={s.yil}
              onChange={(yil) => yaz(s.no, { yil })}
            />
            <TextField
              label={i === 0 ? 'Yıllık izin (gün)' : undefined}
              aria-label={`${i + 1}. dilim, gün`}
              inputMode="numeric"
              maxLength={3}
              value={s.gun}
              onChange={(gun) => yaz(s.no, { gun })}
            />
            <ActionIcon
              color="danger"
              aria-label={`${i + 1}. dilimi çıkar`}
              disabled={satirlar.length === 1}
              onClick={() => degistir({ satirlar: satirlar.filter((d) => d.no !== s.no) })}
            >
              <IconTrash size={17} aria-hidden />
            </ActionIcon>
          </Columns>
        ))}
      </Stack>
      <div>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={satirlar.length >= EN_FAZLA_DILIM}
          onClick={ekle}
        >
          Dilim Ekle
        </Button>
      </div>
      {etki && <HakFarklari farklar={etki.farklar} />}
    </FormDialog>
  );
}
