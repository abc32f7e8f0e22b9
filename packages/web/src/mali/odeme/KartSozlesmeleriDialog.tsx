import type { KartSozlesmeSatiri } from '@masabasi/core/mali/odeme/contract';
import {
  SAGLAYICI_ADLARI,
  SAGLAYICI_BASLIKLARI,
  type SaglayiciAdi,
  taksitSecenekleri,
} from '@masabasi/core/mali/odeme/rules';
import { istanbulGunu, tarihYaz } from '@masabasi/core/platform/time/tarih';
import { Box, Button } from '@mantine/core';
import { useState } from 'react';
import { odeme as oda } from '../../calls/odeme.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { useForm } from '../../platform/form/form.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { onayla } from '../../ui/Confirm.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { DecimalField } from '../../ui/DecimalField.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { FormRow } from '../../ui/FormSection.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { Table } from '../../ui/Table.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { TwoLines } from '../../ui/TwoLines.tsx';

type Oran = `oran${1 | 2 | 3 | 6 | 9 | 12}`;
interface Alanlar extends Readonly<Record<Oran, number | null>> {
  /** Position of the provider in the list, counted from 1. */
  readonly saglayici: number | null;
  readonly Gecerlilik: string | null;
  readonly ValorGun: number | null;
}

const TAKSITLER = taksitSecenekleri(12);
const alani = (taksit: number) => `oran${taksit}` as Oran;
const taksitAdi = (n: number): string => (n === 1 ? 'Tek Çekim' : `${n} Taksit`);
const yuzde = (oran: number): string => `%${(oran / 100).toFixed(2).replace('.', ',')}`;
const oranlar = (s: KartSozlesmeSatiri): string =>
  s.oranlar.map((o) => `${o.Taksit === 1 ? 'tek çekim' : `${o.Taksit} taksit`} ${yuzde(o.Oran)}`).join(', ');

function baslangic(s: KartSozlesmeSatiri | null, saglayici: SaglayiciAdi | null): Alanlar {
  const ad = s?.Saglayici ?? saglayici;
  const orani = (taksit: number) => {
    const o = s?.oranlar.find((x) => x.Taksit === taksit);
    return o === undefined ? null : o.Oran / 100;
  };
  return {
    saglayici: ad === null ? null : SAGLAYICI_ADLARI.indexOf(ad) + 1,
    Gecerlilik: s?.Gecerlilik ?? istanbulGunu(simdi()),
    ValorGun: s?.ValorGun ?? 1,
    oran1: orani(1),
    oran2: orani(2),
    oran3: orani(3),
    oran6: orani(6),
    oran9: orani(9),
    oran12: orani(12),
  };
}

/** Contracts with card payment providers, by their first day: commission by instalments and the day of the payout. */
export default function KartSozlesmeleriDialog({ onClose }: { readonly onClose: () => void }) {
  const sorgu = useEndpoint(oda.kartSozlesmeleri, {});
  const [secilen, setSecilen] = useState<KartSozlesmeSatiri | null>(null);
  const sil = useAction(oda.kartSozlesmeSil, { onSuccess: () => setSecilen(null) });
  const sor = async (s: KartSozlesmeSatiri) => {
    const tamam = await onayla({
      baslik: 'Sözleşmeyi Sil',
      metin: `${SAGLAYICI_BASLIKLARI[s.Saglayici]}, ${tarihYaz(s.Gecerlilik)}: önceki sözleşme geçerli olur. İşlenmiş banka hareketleri değişmez.`,
      onay: 'Sil',
      tehlikeli: true,
    });
    if (tamam) sil.mutate({ Id: s.Id, Surum: s.Surum });
  };
  return (
    <Sozlesme
      key={`${secilen?.Id ?? 0} ${secilen?.Surum ?? 0} ${sorgu.data?.saglayici ?? ''}`}
      s={secilen}
      saglayici={sorgu.data?.saglayici ?? null}
      onYeni={() => setSecilen(null)}
      onClose={onClose}
      below={
        <Table
          label="Kart sözleşmeleri"
          rows={sorgu.data?.sozlesmeler}
          rowKey={(x) => x.Id}
          error={sorgu.error}
          onRetry={() => void sorgu.refetch()}
          empty="Henüz sözleşme yazılmadı; bankadan toplu gelen kart parası tanınmaz."
          columns={[
            {
              key: 'Saglayici',
              header: 'Sağlayıcı',
              renderCell: (x) => <TwoLines top={SAGLAYICI_BASLIKLARI[x.Saglayici]} bottom={oranlar(x)} />,
            },
            {
              key: 'Gecerlilik',
              header: 'Geçerlilik',
              width: '120px',
              nowrap: true,
              renderCell: (x) => <TwoLines top={tarihYaz(x.Gecerlilik)} bottom={`valör ${x.ValorGun} gün`} />,
            },
            {
              key: 'eylem',
              header: 'İşlem',
              width: '144px',
              actions: true,
              renderCell: (x) => {
                const adi = `${SAGLAYICI_BASLIKLARI[x.Saglayici]}, ${tarihYaz(x.Gecerlilik)}`;
                return (
                  <>
                    <Button
                      size="compact-sm"
                      variant="subtle"
                      aria-label={`Düzelt: ${adi}`}
                      onClick={() => setSecilen(x)}
                    >
                      Düzelt
                    </Button>
                    <Button
                      size="compact-sm"
                      variant="subtle"
                      aria-label={`Sil: ${adi}`}
                      loading={sil.isPending}
                      onClick={() => void sor(x)}
                    >
                      Sil
                    </Button>
                  </>
                );
              },
            },
          ]}
        />
      }
    />
  );
}

interface SozlesmeProps {
  readonly s: KartSozlesmeSatiri | null;
  readonly saglayici: SaglayiciAdi | null;
  readonly below: React.ReactNode;
  readonly onYeni: () => void;
  readonly onClose: () => void;
}

function Sozlesme({ s, saglayici, below, onYeni, onClose }: SozlesmeProps) {
  const form = useForm(oda.kartSozlesmeKaydet, {
    draft: null,
    initial: () => baslangic(s, saglayici),
    errors: (f) => ({
      saglayici: f.saglayici === null && 'Sağlayıcıyı seçiniz.',
      Gecerlilik: f.Gecerlilik === null && 'Sözleşmenin geçerli olduğu ilk günü yazınız.',
      ValorGun:
        (f.ValorGun === null || f.ValorGun < 0 || f.ValorGun > 90) && 'Valörü gün olarak yazınız; en çok 90 olabilir.',
      oran1: f.oran1 === null && 'Tek çekimin komisyon oranını yazınız.',
      ...Object.fromEntries(
        TAKSITLER.filter((t) => (f[alani(t)] ?? 0) > 50).map((t) => [alani(t), 'Oran en çok 50 olabilir.']),
      ),
    }),
    request: (f) =>
      f.saglayici === null || f.Gecerlilik === null || f.ValorGun === null
        ? null
        : {
            sozlesme: {
              Id: s?.Id ?? 0,
              Surum: s?.Surum ?? 0,
              Saglayici: SAGLAYICI_ADLARI[f.saglayici - 1]!,
              Gecerlilik: f.Gecerlilik,
              ValorGun: f.ValorGun,
              oranlar: TAKSITLER.flatMap((Taksit) => {
                const Oran = f[alani(Taksit)];
                return Oran === null ? [] : [{ Taksit, Oran }];
              }),
            },
          },
    onSuccess: () => {
      bildir({ baslik: 'Sözleşme kaydedildi', tur: 'success' });
      form.reset();
      onYeni();
    },
  });
  return (
    <FormDialog
      title="Kart Sözleşmeleri"
      width={760}
      form={form}
      onClose={onClose}
      cancel="Kapat"
      submit={s === null ? 'Sözleşmeyi Kaydet' : 'Düzeltmeyi Kaydet'}
      below={<Box mt={16}>{below}</Box>}
    >
      <p>
        Kartla ödenen para, valör gününde komisyonu düşülmüş toplu bir tutar olarak hesaba geçer. Banka gün sonunda
        gelen tutar bu sözleşmeyle tanınır. Tatile rastlayan valör ilk iş gününe kalır.
      </p>
      <SelectField
        {...form.field('saglayici')}
        label="Sağlayıcı"
        required
        options={SAGLAYICI_ADLARI.map((ad, n) => ({ Id: n + 1, Ad: SAGLAYICI_BASLIKLARI[ad] }))}
      />
      <FormRow>
        <DateField {...form.field('Gecerlilik')} label="Geçerlilik" required />
        <NumberField {...form.field('ValorGun')} label="Valör (gün)" max={90} required />
        {TAKSITLER.map((t) => (
          <DecimalField key={t} {...form.field(alani(t))} label={`${taksitAdi(t)} (%)`} required={t === 1} />
        ))}
      </FormRow>
    </FormDialog>
  );
}
