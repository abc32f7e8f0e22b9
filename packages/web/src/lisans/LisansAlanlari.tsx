import type { Basari, Girdi } from '@masabasi/core/endpoint';
import type { lisans, LisansKarti } from '@masabasi/core/lisans/contract';
import { PARA_BIRIMLERI } from '@masabasi/core/lisans/rules';
import type { Kurus } from '@masabasi/core/para';
import type { tanim } from '@masabasi/core/tanim/contract';
import { Checkbox, NativeSelect, Select, Textarea } from '@mantine/core';
import '@mantine/core/styles/Checkbox.css';
import { secenekleri, secilenId } from '../secenek.ts';
import { DateField } from '../ui/DateField.tsx';
import form from '../ui/Form.module.css';
import { MoneyField } from '../ui/MoneyField.tsx';
import { NumberField } from '../ui/NumberField.tsx';

type Istek = Girdi<typeof lisans.lisansKaydet>['lisans'];
/** What a licence needs and a form may still lack. */
export type LisansGerekleri =
  | 'MusteriId'
  | 'ProjeId'
  | 'LisansTurId'
  | 'KullaniciSayisi'
  | 'BaslamaTarihi'
  | 'YillikBedel'
  | 'YenilemeAy';
export type LisansFormu = Omit<Istek, LisansGerekleri> & { [K in LisansGerekleri]: Istek[K] | null } & {
  YillikBedel: Kurus | null;
};

export interface LisansAlanlariProps {
  readonly l: LisansFormu;
  readonly kart: LisansKarti | null;
  readonly yaz: (degisen: Partial<LisansFormu>) => void;
  readonly hatalar: Partial<Record<keyof LisansFormu, string>>;
  readonly listeler: Basari<typeof tanim.lisansGerekli>;
  readonly bayiler: readonly { Id: number; Ad: string }[];
  readonly urunler: readonly { Id: number; Ad: string }[];
}

/** The fields of a licence, but for its customer. */
export function LisansAlanlari({ l, kart, yaz, hatalar, listeler, bayiler, urunler }: LisansAlanlariProps) {
  const secim = (
    alan: 'ProjeId' | 'LisansTurId' | 'AltLisansTurId' | 'SozlesmeId' | 'BayiId',
    label: string,
    liste: readonly { Id: number; Ad: string }[],
    varOlan: string | null | undefined,
    { required, disabled }: { required?: boolean; disabled?: boolean } = {},
  ) => (
    <Select
      label={label}
      required={required}
      disabled={disabled}
      placeholder="Seçilmedi"
      data={secenekleri(liste, kart?.[alan], varOlan)}
      value={l[alan] === null ? null : String(l[alan])}
      error={hatalar[alan]}
      onChange={(v) => yaz({ [alan]: secilenId(v) })}
      nothingFoundMessage="Bulunamadı"
      searchable
      clearable={!required}
      clearButtonProps={{ 'aria-label': `${label}: seçimi kaldır` }}
    />
  );
  const altTurler = listeler.altLisansTur.filter((t) => t.ProjeId === null || t.ProjeId === l.ProjeId);
  return (
    <>
      <div className={form.ikili}>
        {secim('ProjeId', 'Ürün', urunler, kart?.Proje, { required: true, disabled: kart !== null })}
        {secim('LisansTurId', 'Lisans Türü', listeler.lisansTur, kart?.LisansTur, { required: true })}
      </div>
      <div className={form.ikili}>
        {secim('AltLisansTurId', 'Alt Lisans Türü', altTurler, kart?.AltLisansTur)}
        <NumberField
          label="Kullanıcı Sayısı"
          max={100_000}
          value={l.KullaniciSayisi}
          error={hatalar.KullaniciSayisi}
          onChange={(KullaniciSayisi) => yaz({ KullaniciSayisi })}
        />
      </div>
      <div className={form.ikili}>
        <DateField
          label="Başlama Tarihi"
          required
          value={l.BaslamaTarihi}
          error={hatalar.BaslamaTarihi}
          onChange={(BaslamaTarihi) => yaz({ BaslamaTarihi })}
        />
        <DateField
          label="Bitiş Tarihi"
          value={l.BitisTarihi}
          error={hatalar.BitisTarihi}
          onChange={(BitisTarihi) => yaz({ BitisTarihi })}
        />
      </div>
      <div className={form.ikili}>
        <MoneyField
          label="Yıllık Bedel"
          currency={l.ParaBirimi}
          value={l.YillikBedel}
          error={hatalar.YillikBedel}
          onChange={(YillikBedel) => yaz({ YillikBedel })}
        />
        <NativeSelect
          label="Para Birimi"
          data={[...PARA_BIRIMLERI]}
          value={l.ParaBirimi}
          onChange={(e) => yaz({ ParaBirimi: PARA_BIRIMLERI.find((p) => p === e.currentTarget.value) ?? 'TRY' })}
        />
      </div>
      <div className={form.ikili}>
        {secim('SozlesmeId', 'Sözleşme', listeler.sozlesmeler, kart?.Sozlesme)}
        {secim('BayiId', 'Bayi', bayiler, kart?.Bayi)}
      </div>
      <Checkbox
        label="Son gününde kendiliğinden yenilensin"
        checked={l.OtomatikYenile}
        error={hatalar.OtomatikYenile}
        onChange={(e) => yaz({ OtomatikYenile: e.currentTarget.checked })}
      />
      {l.OtomatikYenile && (
        <NumberField
          label="Yenileme Süresi (ay)"
          max={60}
          value={l.YenilemeAy}
          error={hatalar.YenilemeAy}
          onChange={(YenilemeAy) => yaz({ YenilemeAy })}
        />
      )}
      <Checkbox
        label="Bitişi yaklaşınca müşteriye de e-posta gönderilsin"
        checked={l.MusteriyeUyari}
        onChange={(e) => yaz({ MusteriyeUyari: e.currentTarget.checked })}
      />
      <Textarea
        label="Notlar"
        rows={2}
        maxLength={2000}
        value={l.Notlar}
        onChange={(e) => yaz({ Notlar: e.currentTarget.value })}
      />
    </>
  );
}
