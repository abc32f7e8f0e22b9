import type { BankaHareketi, BankaOnerisi, TopluKart } from '@masabasi/core/mali/banka/contract';
import { GEREKCE_METNI, GUVENLI_SKOR } from '@masabasi/core/mali/banka/eslesme';
import { eslesmeHatasi, SINIFLAR, type Sinif, siniflama, siniflamaHatasi } from '@masabasi/core/mali/banka/rules';
import type { BankaHesabi } from '@masabasi/core/mali/banka/secenekler';
import { type Kurus, kurus, paraYaz, TUTAR_METNI } from '@masabasi/core/platform/money/para';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import { Button, Flex, Text } from '@mantine/core';
import { banka as oda } from '../../calls/banka.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { type FormErrors, useForm } from '../../platform/form/form.ts';
import { MusteriSecimi, type SecilenMusteri } from '../../musteri/musteri/MusteriSecimi.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { MoneyField } from '../../ui/MoneyField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { ViewSwitch } from '../../ui/ViewSwitch.tsx';
import { PlainList } from '../../ui/PlainList.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { KAPATTIGI_YOK, type Kapattiklari, KapattiklariAlani } from './KapattiklariAlani.tsx';

export interface HareketIsleDialogProps {
  readonly hareket: BankaHareketi;
  readonly hesaplar: readonly BankaHesabi[];
  readonly defterHesaplari: readonly { readonly Kod: string; readonly Ad: string }[];
  readonly onClose: () => void;
  /** The movement is classified; the next one may be shown. */
  readonly onSaved: () => void;
}

interface Girilen {
  readonly Sinif: Sinif;
  readonly musteri: SecilenMusteri | null;
  readonly KarsiHesapId: number | null;
  /** Position of the account in the list, counted from 1. */
  readonly hesap: number | null;
  readonly Notu: string;
  readonly kapattiklari: Kapattiklari;
  readonly Masraf: Kurus | null;
  /** The collective card payment in this movement. */
  readonly kart: TopluKart | null;
}

/** The allocation that a proposal makes. */
const kapattiklari = (o: BankaOnerisi): Kapattiklari => ({
  odenenler: o.odenenler.map(({ FaturaId, Tutar }) => ({ FaturaId, Tutar: kurus(Tutar) })),
  TahsilatIdler: o.tahsilat === null ? [] : [o.tahsilat.Id],
  Masraf: kurus(o.Masraf),
});

/** The invoices that a proposal would close, as text. */
const neyi = (o: BankaOnerisi): string =>
  [
    o.odenenler.map((x) => x.No).join(', '),
    o.tahsilat === null ? '' : `${o.tahsilat.No} (elle yazılmış tahsilat)`,
  ].find((x) => x !== '') ?? 'Avans';

interface OnerilerProps {
  readonly Id: number;
  readonly onSec: (o: BankaOnerisi) => void;
  readonly onKart: (t: TopluKart) => void;
}

/** The proposals with their reasons. A click takes one. */
function Oneriler({ Id, onSec, onKart }: OnerilerProps) {
  const { data } = useEndpoint(oda.eslesmeOner, { Id }, { staleTime: 0 });
  if (data === undefined || data.oneriler.length + data.kartlar.length === 0) return null;
  const satir = (ad: string, ne: string, gerekce: string, sec: () => void) => (
    <Flex key={`${ad} ${ne} ${gerekce}`} component="li" gap={12} align="center" justify="space-between" py={8} px={12}>
      <span>
        <strong>{ad}</strong>
        <Text span display="block">
          {ne}
        </Text>
        <Text component="small" display="block" fz={12} c="dimmed">
          {gerekce}
        </Text>
      </span>
      <Button flex="none" size="compact-sm" variant="default" aria-label={`Seç: ${ad}, ${ne}`} onClick={sec}>
        Seç
      </Button>
    </Flex>
  );
  return (
    <PlainList className="ruled" bd="1px solid var(--line)" bdrs={6} aria-label="Öneriler">
      {data.kartlar.map((t) =>
        satir(
          SINIFLAR.kart,
          t.Neden,
          t.Tam ? 'Komisyon sözleşmeyle kuruşu kuruşuna aynı' : 'Komisyon sözleşmeden farklı (kesin değil)',
          () => onKart(t),
        ),
      )}
      {data.oneriler.map((o) =>
        satir(
          o.Musteri,
          neyi(o),
          `${o.gerekceler.map((g) => GEREKCE_METNI[g]).join('; ')}${o.Skor < GUVENLI_SKOR ? ' (kesin değil)' : ''}`,
          () => onSec(o),
        ),
      )}
    </PlainList>
  );
}

/** Classifies a movement, by keyboard alone, and goes on to the next one. */
export default function HareketIsleDialog(props: HareketIsleDialogProps) {
  const { hareket: h, hesaplar, defterHesaplari, onClose, onSaved } = props;
  const soylenen = (f: Girilen) =>
    siniflama({
      Sinif: f.Sinif,
      MusteriId: f.musteri?.Id ?? null,
      KarsiHesapId: f.KarsiHesapId,
      HesapKod: f.hesap === null ? null : (defterHesaplari[f.hesap - 1]?.Kod ?? null),
      Notu: f.Notu,
    });
  /** The allocation in the form; null while an amount is invalid. */
  const eslesmesi = (f: Girilen) => {
    const gelir = h.Tutar > 0 && (f.Sinif === 'musteri' || f.Sinif === 'diger');
    const musterinin = f.Sinif === 'musteri' ? f.kapattiklari : KAPATTIGI_YOK;
    const odenenler = musterinin.odenenler.flatMap((o) => (o.Tutar === null ? [] : [{ ...o, Tutar: o.Tutar }]));
    if (odenenler.length < musterinin.odenenler.length || f.Masraf === null) return null;
    const Masraf = f.Sinif === 'kart' ? kurus(f.kart?.Komisyon ?? 0) : gelir ? f.Masraf : kurus(0);
    const kart =
      f.Sinif === 'kart' && f.kart !== null
        ? { TahsilatIdler: f.kart.TahsilatIdler, KesintiIdler: f.kart.KesintiIdler }
        : null;
    return { odenenler, TahsilatIdler: [...musterinin.TahsilatIdler], Masraf, kart };
  };
  const form = useForm(oda.eslesmeKaydet, {
    draft: null,
    initial: (): Girilen => ({
      Sinif: h.Tutar > 0 ? 'musteri' : 'masraf',
      musteri: null,
      KarsiHesapId: null,
      hesap: null,
      Notu: '',
      kapattiklari: KAPATTIGI_YOK,
      Masraf: kurus(0),
      kart: null,
    }),
    errors: (f): FormErrors<Girilen> => {
      const hata = siniflamaHatasi(soylenen(f), h.HesapId, f.kart) ?? undefined;
      const eslesme = eslesmesi(f);
      const kapanan = eslesme === null ? undefined : (eslesmeHatasi(h, soylenen(f), eslesme, 0) ?? undefined);
      const alan = {
        musteri: 'musteri',
        kart: 'kart',
        virman: 'KarsiHesapId',
        diger: f.hesap === null ? 'hesap' : 'Notu',
        masraf: 'Notu',
      };
      return {
        Masraf: f.Masraf === null && TUTAR_METNI,
        kapattiklari: eslesme === null ? 'Kapatılan tutarları yazınız.' : kapanan,
        [alan[f.Sinif]]: hata,
      };
    },
    request: (f) => {
      const eslesme = eslesmesi(f);
      return eslesme === null ? null : { Id: h.Id, Surum: h.Surum, ...soylenen(f), ...eslesme };
    },
    onSuccess: ({ FisSira }) => {
      bildir({ baslik: 'Hareket işlendi', metin: `Fiş ${FisSira}`, tur: 'success', sure: 2000 });
      onSaved();
    },
  });
  const { Sinif } = form.values;
  const kartHatasi = form.field('kart').error || undefined;
  return (
    <FormDialog
      title={`Hareketi İşle: ${paraYaz(h.Tutar, h.Birim)}`}
      width={640}
      form={form}
      onClose={onClose}
      submit="İşle ve Sıradaki"
    >
      <Facts labels="96px" gap="4px 8px">
        <div>
          <dt>Gün</dt>
          <dd>{`${tarihYaz(h.Gun)} · ${h.Hesap}`}</dd>
        </div>
        <div>
          <dt>Açıklama</dt>
          <dd>{h.Aciklama || '(açıklama yok)'}</dd>
        </div>
        {(h.KarsiUnvan !== null || h.KarsiIban !== null) && (
          <div>
            <dt>Karşı taraf</dt>
            <dd>{[h.KarsiUnvan, h.KarsiIban].filter((x) => x !== null).join(' · ')}</dd>
          </div>
        )}
      </Facts>
      <Oneriler
        Id={h.Id}
        onSec={(o) =>
          form.set({
            Sinif: 'musteri',
            musteri: { Id: o.MusteriId, Ad: o.Musteri },
            kapattiklari: kapattiklari(o),
            Masraf: kurus(o.Masraf),
          })
        }
        onKart={(kart) => form.set({ Sinif: 'kart', kart, Notu: kart.Neden })}
      />
      <ViewSwitch
        label="Ne olduğu"
        value={Sinif}
        onChange={(s) => form.set({ Sinif: s })}
        options={Object.entries(SINIFLAR).map(([value, label]) => ({ value: value as Sinif, label }))}
      />
      {Sinif === 'kart' && (
        <Text className="anywhere" role={kartHatasi ? 'alert' : 'status'}>
          {form.values.kart === null
            ? (kartHatasi ?? 'Hangi kart tahsilatları olduğunu önerilerden seçiniz.')
            : form.values.kart.Neden}
        </Text>
      )}
      {Sinif === 'musteri' && (
        <MusteriSecimi
          key={form.values.musteri?.Id}
          label="Müşteri"
          required
          first
          error={form.field('musteri').error}
          secili={form.values.musteri}
          onSec={(musteri) => form.set({ musteri, kapattiklari: KAPATTIGI_YOK })}
        />
      )}
      {Sinif === 'musteri' && form.values.musteri !== null && h.Tutar > 0 && (
        <KapattiklariAlani
          key={`kapanan ${form.values.musteri.Id}`}
          hareket={h}
          MusteriId={form.values.musteri.Id}
          value={{ ...form.values.kapattiklari, Masraf: form.values.Masraf ?? kurus(0) }}
          onChange={(x) => form.set({ kapattiklari: x })}
          error={form.field('kapattiklari').error}
        />
      )}
      {Sinif === 'virman' && (
        <SelectField
          {...form.field('KarsiHesapId')}
          label="Karşı Hesap"
          required
          first
          options={hesaplar.filter((x) => x.Aktif && x.Id !== h.HesapId && x.Birim === h.Birim)}
        />
      )}
      {Sinif === 'diger' && (
        <SelectField
          {...form.field('hesap')}
          label="Defter Hesabı"
          required
          first
          options={defterHesaplari.map((x, n) => ({ Id: n + 1, Ad: `${x.Kod} ${x.Ad}` }))}
        />
      )}
      {h.Tutar > 0 && (Sinif === 'musteri' || Sinif === 'diger') && (
        <MoneyField
          {...form.field('Masraf')}
          label="Bankanın Kestiği"
          description="Gönderen daha çok göndermiş, banka masrafını ya da komisyonunu kesmişse."
          currency={h.Birim}
        />
      )}
      <TextField {...form.field('Notu')} label="Not" required={Sinif === 'diger'} maxLength={500} />
    </FormDialog>
  );
}
