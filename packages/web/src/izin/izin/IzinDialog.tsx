import type { IzinSatiri } from '@masabasi/core/izin/izin/contract';
import { gunSayisiYaz, izinEngeli, METIN, takvimAyari } from '@masabasi/core/izin/izin/rules';
import { useState } from 'react';
import { useEndpoint } from '../../platform/call/api.ts';
import { read } from '../../platform/call/cagri.ts';
import { useForm } from '../../platform/form/form.ts';
import { useKullanici, useYetkiVar } from '../../platform/session/oturum.ts';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { izin as oda } from '../../calls/izin.ts';
import { mola } from '../../calls/mola.ts';
import { onayla } from '../../ui/Confirm.tsx';
import { DecimalField } from '../../ui/DecimalField.tsx';
import { Read } from '../../ui/Read.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { FormRow } from '../../ui/FormSection.tsx';
import { MultiSelectField } from '../../ui/MultiSelectField.tsx';
import { bildir } from '../../ui/Toast.tsx';
import {
  BOS_FORM,
  formAlanlari,
  formSuresi,
  HERKES,
  Hesap,
  IzinAlanlari,
  type IzinFormu,
  type IzinSahibi,
} from './IzinAlanlari.tsx';
import { IzinKutusu } from './IzinKutusu.tsx';
import { IzinFarki } from './IzinFarki.tsx';
import { TopluSonuc, type TopluCevap } from './TopluSonuc.tsx';

/** Figures typed over the computed ones. Undefined: as computed. */
interface Elle {
  readonly resmi?: number | null;
  readonly saat?: number | null;
  readonly gun?: number | null;
}

interface IzinGirisi extends IzinFormu {
  readonly elle: Elle;
  readonly Surum: number;
  readonly bolumler: readonly number[];
}

export interface IzinDialogProps {
  /** Null: bulk entry for departments. */
  readonly kisi: (IzinSahibi & { readonly Id: number; readonly Ad: string }) | null;
  /** Null: a new leave. */
  readonly satir: IzinSatiri | null;
  readonly onClose: () => void;
}

const satirdan = (s: IzinSatiri): IzinFormu => ({
  Tur: s.Tur,
  Baslangic: s.Baslangic,
  Bitis: s.Bitis,
  Izin_Baslama_Saati: s.Izin_Baslama_Saati,
  Izin_Bitis_Saati: s.Izin_Bitis_Saati,
  Tatil_Gunleri: takvimAyari(s.Tatil_Gunleri),
  Aciklama: s.Aciklama,
});
const elleOku = (s: IzinSatiri | null): Elle =>
  s?.ElleDuzeltildi === 1 ? { resmi: s.Resmi_Gun_Sayisi, saat: s.KullanilanSaat, gun: s.KullanilanGun } : {};

/**
 * New leave, edited leave, or bulk entry for departments (specification 2.8, 5.3). The typed text stays through every
 * error.
 */
export default function IzinDialog({ kisi, satir, onClose }: IzinDialogProps) {
  const ayricalikli = useYetkiVar(YETKI.ayricalikli);
  const herkes = useYetkiVar(YETKI.izinYonet);
  const { SorumluDepartmanlar } = useKullanici();
  const gerekli = useEndpoint(oda.izinGerekli, {}, { staleTime: 60_000 });
  const departmanlar = useEndpoint(mola.personelgerekli, {}, { staleTime: 300_000, enabled: kisi === null });
  const [engel, setEngel] = useState<string | null>(null);
  const [cakisan, setCakisan] = useState<IzinSatiri | null>(null);
  const [guncel, setGuncel] = useState<IzinSatiri | null>(null);
  const [sonuc, setSonuc] = useState<TopluCevap | null>(null);
  const { Id = 0, Surum: ilkSurum = 0 } = satir ?? {};
  const sahip = kisi ?? HERKES;
  const takvim = sahip.Tatil_Gunleri;

  /** The present figures: typed, or computed. */
  const sayilar = ({ elle, ...f }: IzinGirisi) => {
    const { sure, sapma, yarim } = formSuresi(f, gerekli.data, sahip);
    return {
      sure,
      yarim,
      sapma: kisi === null ? null : sapma,
      gun: elle.gun === undefined ? (sure?.KullanilanGun ?? 0) : elle.gun,
      saat: elle.saat === undefined ? (sure?.KullanilanSaat ?? 0) : elle.saat,
      resmi: elle.resmi === undefined ? (sure?.Resmi_Gun_Sayisi ?? 0) : elle.resmi,
    };
  };
  const form = useForm(oda.izinkaydet, {
    draft: { name: `izin.${Id}.${kisi?.Id ?? 0}`, version: ilkSurum },
    initial: (): IzinGirisi => ({
      ...(satir ? satirdan(satir) : BOS_FORM),
      elle: elleOku(satir),
      Surum: ilkSurum,
      bolumler: [],
    }),
    request: (f) => {
      const { gun, saat, resmi } = sayilar(f);
      const eksik = izinEngeli({ ...f, KullanilanGun: gun, KullanilanSaat: saat });
      setEngel(eksik);
      setCakisan(null);
      if (eksik !== null) {
        bildir({ baslik: METIN.dikkat, metin: eksik, tur: 'warning' });
        return null;
      }
      return {
        izin: {
          ...formAlanlari(f),
          Id,
          UserId: kisi?.Id ?? 0,
          // The server computes untouched figures: in a bulk entry each person has their own calendar.
          ...(f.elle.gun !== undefined && { KullanilanGun: gun }),
          ...(f.elle.saat !== undefined && { KullanilanSaat: saat }),
          ...(f.elle.resmi !== undefined && { Resmi_Gun_Sayisi: resmi ?? 0 }),
          Surum: f.Surum,
        },
        toplu: kisi === null,
        bolumler: kisi === null ? [...f.bolumler] : null,
        bakiyeOnayi: false,
      };
    },
    onSuccess: (cevap) => {
      bildir({ baslik: METIN.islemBasarili, metin: METIN.kayitEdildi, tur: 'success' });
      for (const uyari of cevap.uyarilar) bildir({ baslik: METIN.dikkat, metin: uyari, tur: 'warning' });
      if (kisi === null) setSonuc(cevap);
      else onClose();
    },
    onRefusal: (ret) => {
      if (ret.bakiye !== undefined && ayricalikli) {
        void bakiyeSor(ret.msg, ret.bakiye);
        return true;
      }
      bildir({ baslik: METIN.hataOlustu, metin: METIN.kayitEdilmedi, tur: 'error' });
      setCakisan(ret.cakisan ?? null);
      return false;
    },
    conflict: '',
    onError: (h) => {
      bildir({ baslik: METIN.hataOlustu, metin: METIN.kayitEdilmedi, tur: 'error' });
      if (h.status === 409) void guncelOku();
    },
  });
  const { elle, ...alanlar } = form.values;
  const { sure, sapma, yarim, gun, saat, resmi } = sayilar(form.values);

  async function bakiyeSor(msg: string, bakiye: number) {
    const evet = await onayla({
      baslik: 'İzin bakiyesi yetmiyor',
      metin: `${msg}\nBu izinden sonra kalan: ${gunSayisiYaz(bakiye)} gün. Yine de kaydedilsin mi?`,
      onay: 'Yine de Kaydet',
    });
    if (evet) form.submitWith({ bakiyeOnayi: true });
  }

  async function guncelOku() {
    if (!satir) return;
    try {
      const { izinlist } = await read(oda.personelizinlist, { UserId: satir.UserId });
      setGuncel(izinlist.find((i) => i.Id === satir.Id) ?? null);
    } catch (h) {
      form.setMessage(h instanceof Error ? h.message : METIN.kayitEdilmedi);
    }
  }

  const degis = (degisen: Partial<IzinFormu>) => {
    setEngel(null);
    // A new date, type or setting computes the figures again. A note does not.
    const yalnizNot = Object.keys(degisen).length === 1 && 'Aciklama' in degisen;
    form.set({ ...degisen, ...(!yalnizNot && { elle: {} }) });
  };
  const onerilen = (yazilan: number | null | undefined, hesaplanan: number | undefined) =>
    yazilan !== undefined && hesaplanan !== undefined && yazilan !== hesaplanan
      ? `Hesaplanan: ${hesaplanan.toFixed(2).replace('.', ',')}`
      : undefined;

  const baslik = kisi === null ? METIN.topluBaslik : `${satir ? 'İzin Düzenle' : 'Yeni İzin Girişi'}: ${kisi.Ad}`;
  if (sonuc) return <TopluSonuc cevap={sonuc} onClose={onClose} />;
  return (
    <FormDialog
      title={baslik}
      width={680}
      form={form}
      onClose={onClose}
      cancel="İptal"
      ready={gerekli.data !== undefined}
    >
      {kisi === null && (
        <MultiSelectField
          {...form.field('bolumler')}
          label="Departmanlar"
          placeholder={herkes ? METIN.tumPersonel : 'Seçiniz'}
          options={(departmanlar.data?.departman ?? []).filter((d) => herkes || SorumluDepartmanlar.includes(d.Id))}
          nothingFound="Departman bulunamadı"
          description="Her kişinin günleri kendi hafta tatiliyle sayılır; kartında yazılı olmayanınki aşağıdaki seçimle."
        />
      )}
      <IzinAlanlari deger={alanlar} onDegis={degis} gerekli={gerekli.data} sahip={sahip} tatilSecilir engel={engel}>
        <Hesap sure={sure} sapma={sapma} yarim={yarim} />
        <FormRow>
          <DecimalField
            label="Resmi Tatil"
            value={resmi}
            description={onerilen(elle.resmi, sure?.Resmi_Gun_Sayisi)}
            onChange={(v) => form.set({ elle: { ...elle, resmi: v } })}
          />
          <DecimalField
            label="Kullanılan Saat"
            value={saat}
            description={onerilen(elle.saat, sure?.KullanilanSaat)}
            onChange={(v) => form.set({ elle: { ...elle, saat: v } })}
          />
          <DecimalField
            label="Kullanılan Gün"
            value={gun}
            description={onerilen(elle.gun, sure?.KullanilanGun)}
            onChange={(v) => form.set({ elle: { ...elle, gun: v } })}
          />
        </FormRow>
      </IzinAlanlari>
      {guncel && (
        <IzinFarki
          benim={{
            ...formAlanlari(alanlar),
            Tatil_Gunleri: alanlar.Tatil_Gunleri ?? takvim,
            KullanilanGun: gun,
            KullanilanSaat: saat,
          }}
          guncel={guncel}
          gerekli={gerekli.data}
          onBenimki={() => {
            form.set({ Surum: guncel.Surum });
            setGuncel(null);
            form.submit();
          }}
          onGuncel={() => {
            form.set({ ...satirdan(guncel), elle: elleOku(guncel), Surum: guncel.Surum });
            form.setMessage(null);
            setGuncel(null);
            setCakisan(null);
          }}
        />
      )}
      {cakisan && <IzinKutusu izin={cakisan} baslik="Çakışan izin" engel />}
      <Read of={gerekli} rows={0} compact />
    </FormDialog>
  );
}
