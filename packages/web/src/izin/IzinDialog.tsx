import { izin as oda, type IzinSatiri } from '@masabasi/core/izin/contract';
import { gunSayisiYaz, izinEngeli, METIN } from '@masabasi/core/izin/rules';
import { mola } from '@masabasi/core/mola/contract';
import { Button, MultiSelect } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/ScrollArea.css';
import { useState } from 'react';
import { read, type Refusal, useAction, useEndpoint } from '../api.ts';
import { useKullanici, useYetkiVar } from '../oturum.ts';
import { YETKI } from '@masabasi/core/yetki/rules';
import { onayla } from '../ui/Confirm.tsx';
import { DecimalField } from '../ui/DecimalField.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Form } from '../ui/Form.tsx';
import form from '../ui/Form.module.css';
import { FormError } from '../ui/FormError.tsx';
import { bildir } from '../ui/Toast.tsx';
import { BOS_FORM, formAlanlari, formSuresi, Hesap, IzinAlanlari, type IzinFormu, tatilGunu } from './IzinAlanlari.tsx';
import { IzinKutusu } from './IzinKutusu.tsx';
import { IzinFarki } from './IzinFarki.tsx';
import { TopluSonuc, type TopluCevap } from './TopluSonuc.tsx';

/** The figures a person typed over the computed ones; undefined: as computed. */
interface Elle {
  readonly resmi?: number | null;
  readonly saat?: number | null;
  readonly gun?: number | null;
}

export interface IzinDialogProps {
  /** Null: bulk entry for departments. */
  readonly kisi: { readonly Id: number; readonly Ad: string } | null;
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
  Tatil_Gunleri: tatilGunu(s.Tatil_Gunleri),
  Aciklama: s.Aciklama,
});
const elleOku = (s: IzinSatiri | null): Elle =>
  s?.ElleDuzeltildi === 1 ? { resmi: s.Resmi_Gun_Sayisi, saat: s.KullanilanSaat, gun: s.KullanilanGun } : {};

/** Enters, edits, or enters for whole departments (specification 2.8, 5.3). What was typed stays through every error. */
export default function IzinDialog({ kisi, satir, onClose }: IzinDialogProps) {
  const ayricalikli = useYetkiVar(YETKI.ayricalikli);
  const herkes = useYetkiVar(YETKI.izinYonet);
  const { SorumluDepartmanlar } = useKullanici();
  const gerekli = useEndpoint(oda.izinGerekli, {}, { staleTime: 60_000 });
  const departmanlar = useEndpoint(mola.personelgerekli, {}, { staleTime: 300_000, enabled: kisi === null });
  const [alanlar, setAlanlar] = useState(() => (satir ? satirdan(satir) : BOS_FORM));
  const [elle, setElle] = useState(() => elleOku(satir));
  const [surum, setSurum] = useState(satir?.Surum ?? 0);
  const [bolumler, setBolumler] = useState<readonly string[]>([]);
  const [engel, setEngel] = useState<string | null>(null);
  const [hata, setHata] = useState<{ msg: string; cakisan?: IzinSatiri } | null>(null);
  const [guncel, setGuncel] = useState<IzinSatiri | null>(null);
  const [sonuc, setSonuc] = useState<TopluCevap | null>(null);

  const sure = formSuresi(alanlar, gerekli.data);
  const gun = elle.gun === undefined ? (sure?.KullanilanGun ?? 0) : elle.gun;
  const saat = elle.saat === undefined ? (sure?.KullanilanSaat ?? 0) : elle.saat;
  const resmi = elle.resmi === undefined ? (sure?.Resmi_Gun_Sayisi ?? 0) : elle.resmi;

  const kaydet = useAction(oda.izinkaydet, {
    onSuccess: (cevap) => {
      bildir({ baslik: METIN.islemBasarili, metin: METIN.kayitEdildi, tur: 'success' });
      for (const uyari of cevap.uyarilar) bildir({ baslik: METIN.dikkat, metin: uyari, tur: 'warning' });
      if (kisi === null) setSonuc(cevap);
      else onClose();
    },
    onRefusal: (ret) => void reddedildi(ret),
    onError: (h) => {
      bildir({ baslik: METIN.hataOlustu, metin: METIN.kayitEdilmedi, tur: 'error' });
      setHata({ msg: h.message });
      if (h.status === 409) void guncelOku();
    },
  });

  const gonder = (bakiyeOnayi: boolean, bununla = surum) => {
    const eksik = izinEngeli({ ...alanlar, KullanilanGun: gun, KullanilanSaat: saat });
    setEngel(eksik);
    setHata(null);
    if (eksik !== null) {
      bildir({ baslik: METIN.dikkat, metin: eksik, tur: 'warning' });
      return;
    }
    kaydet.mutate({
      izin: {
        ...formAlanlari(alanlar),
        Id: satir?.Id ?? 0,
        UserId: kisi?.Id ?? 0,
        // Untouched figures are the server's to compute; in bulk each person has a calendar of their own.
        ...(elle.gun !== undefined && { KullanilanGun: gun }),
        ...(elle.saat !== undefined && { KullanilanSaat: saat }),
        ...(elle.resmi !== undefined && { Resmi_Gun_Sayisi: resmi ?? 0 }),
        Surum: bununla,
      },
      toplu: kisi === null ? 1 : 0,
      bolumler: kisi === null ? bolumler.map(Number) : null,
      bakiyeOnayi: bakiyeOnayi ? 1 : 0,
    });
  };

  async function reddedildi(ret: Refusal<typeof oda.izinkaydet>) {
    if (ret.bakiye !== undefined && ayricalikli) {
      const evet = await onayla({
        baslik: 'İzin bakiyesi yetmiyor',
        metin: `${ret.msg}\nBu izinden sonra kalan: ${gunSayisiYaz(ret.bakiye)} gün. Yine de kaydedilsin mi?`,
        onay: 'Yine de Kaydet',
      });
      if (evet) gonder(true);
      return;
    }
    bildir({ baslik: METIN.hataOlustu, metin: METIN.kayitEdilmedi, tur: 'error' });
    setHata(ret);
  }

  async function guncelOku() {
    if (!satir) return;
    try {
      const { izinlist } = await read(oda.personelizinlist, { UserId: satir.UserId });
      setGuncel(izinlist.find((i) => i.Id === satir.Id) ?? null);
    } catch (h) {
      setHata({ msg: h instanceof Error ? h.message : METIN.kayitEdilmedi });
    }
  }

  const degis = (degisen: Partial<IzinFormu>) => {
    setAlanlar((a) => ({ ...a, ...degisen }));
    setEngel(null);
    // A new date, type or setting computes anew; a note does not.
    if (!(Object.keys(degisen).length === 1 && 'Aciklama' in degisen)) setElle({});
  };
  const onerilen = (yazilan: number | null | undefined, hesaplanan: number | undefined) =>
    yazilan !== undefined && hesaplanan !== undefined && yazilan !== hesaplanan
      ? `Hesaplanan: ${hesaplanan.toFixed(2).replace('.', ',')}`
      : undefined;

  const baslik = kisi === null ? METIN.topluBaslik : `${satir ? 'İzin Düzenle' : 'Yeni İzin Girişi'}: ${kisi.Ad}`;
  if (sonuc) return <TopluSonuc cevap={sonuc} onClose={onClose} />;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={baslik}
      width={680}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            İptal
          </Button>
          <Button type="submit" form="izin-formu" loading={kaydet.isPending}>
            Kaydet
          </Button>
        </>
      }
    >
      <Form id="izin-formu" onSubmit={() => gonder(false)}>
        {kisi === null && (
          <MultiSelect
            label="Departmanlar"
            placeholder={bolumler.length === 0 ? (herkes ? METIN.tumPersonel : 'Seçiniz') : undefined}
            data={(departmanlar.data?.departman ?? [])
              .filter((d) => herkes || SorumluDepartmanlar.includes(d.Id))
              .map((d) => ({ value: String(d.Id), label: d.Ad }))}
            value={[...bolumler]}
            onChange={setBolumler}
            nothingFoundMessage="Departman bulunamadı"
            searchable
          />
        )}
        <IzinAlanlari deger={alanlar} onDegis={degis} gerekli={gerekli.data} engel={engel}>
          <Hesap sure={sure} />
          <div className={form.ikili}>
            <DecimalField
              label="Resmi Tatil"
              value={resmi}
              description={onerilen(elle.resmi, sure?.Resmi_Gun_Sayisi)}
              onChange={(v) => setElle((e) => ({ ...e, resmi: v }))}
            />
            <DecimalField
              label="Kullanılan Saat"
              value={saat}
              description={onerilen(elle.saat, sure?.KullanilanSaat)}
              onChange={(v) => setElle((e) => ({ ...e, saat: v }))}
            />
            <DecimalField
              label="Kullanılan Gün"
              value={gun}
              description={onerilen(elle.gun, sure?.KullanilanGun)}
              onChange={(v) => setElle((e) => ({ ...e, gun: v }))}
            />
          </div>
        </IzinAlanlari>
        {guncel && (
          <IzinFarki
            benim={{ ...formAlanlari(alanlar), KullanilanGun: gun, KullanilanSaat: saat }}
            guncel={guncel}
            gerekli={gerekli.data}
            onBenimki={() => {
              setSurum(guncel.Surum);
              setGuncel(null);
              gonder(false, guncel.Surum);
            }}
            onGuncel={() => {
              setAlanlar(satirdan(guncel));
              setElle(elleOku(guncel));
              setSurum(guncel.Surum);
              setGuncel(null);
              setHata(null);
            }}
          />
        )}
        {hata?.cakisan && <IzinKutusu izin={hata.cakisan} baslik="Çakışan izin" engel />}
        <FormError message={hata?.msg ?? gerekli.error?.message ?? null} />
      </Form>
    </Dialog>
  );
}
