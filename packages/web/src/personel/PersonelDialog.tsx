import { telefonYaz } from '@masabasi/core/kimlik';
import { personel as oda, type PersonelKarti } from '@masabasi/core/personel/contract';
import { kartHatalari } from '@masabasi/core/personel/rules';
import { istanbulGunu } from '@masabasi/core/tarih';
import { useState } from 'react';
import { useFormAction } from '../api.ts';
import { simdi } from '../sunucuSaati.ts';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { bildir } from '../ui/Toast.tsx';
import { IsAlanlari } from './IsAlanlari.tsx';
import css from './PersonelDialog.module.css';
import { type AlanlarProps, type FormHatalari, KisiAlanlari, type PersonelFormu } from './KisiAlanlari.tsx';

const formu = (k: PersonelKarti | null): PersonelFormu => ({
  Ad: k?.Ad ?? '',
  Soyad: k?.Soyad ?? '',
  UserName: k?.UserName ?? '',
  TCKimlikNo: undefined,
  DepartmanId: k?.DepartmanId ?? null,
  Grup: k?.Grup ?? '',
  Eposta: k?.Eposta ?? '',
  Telefon: k?.Telefon ? telefonYaz(k.Telefon) : '',
  DogumTarihi: undefined,
  IseBaslama: k?.IseBaslama ?? null,
  IseGiris: k?.IseGiris ?? null,
  OncekiHizmetGun: k?.OncekiHizmetGun ?? 0,
  SayilmayanGun: k?.SayilmayanGun ?? 0,
  TatilGunleri: k?.TatilGunleri ?? null,
  MesaiBaslangic: k?.MesaiBaslangic ?? null,
  MesaiBitis: k?.MesaiBitis ?? null,
  CalismaGunleri: k?.CalismaGunleri ?? null,
  GirisIzni: k?.GirisIzni ?? true,
});

const formHatalari = (f: PersonelFormu, cikis: string | null): FormHatalari => ({
  ...kartHatalari(f, istanbulGunu(simdi()), cikis),
  ...(f.DepartmanId === null && { DepartmanId: 'Departmanı seçiniz.' }),
  ...(f.CalismaGunleri?.length === 0 && { CalismaGunleri: 'Çalışma günlerinden en az birini seçiniz.' }),
});

export interface PersonelDialogProps {
  /** Null: somebody new. */
  readonly kart: PersonelKarti | null;
  /** Fields that the caller may not change, and why. */
  readonly kapali?: readonly string[];
  readonly neden?: string | null;
  readonly onSaved?: (id: number) => void;
  readonly onClose: () => void;
}

/** A new or edited card. What was typed stays through every error. */
export default function PersonelDialog({ kart, kapali, neden = null, onSaved, onClose }: PersonelDialogProps) {
  const [form, setForm] = useState(() => formu(kart));
  const [denendi, setDenendi] = useState(false);
  const bulunan = formHatalari(form, kart?.CikisTarihi ?? null);
  const kaydet = useFormAction(oda.personelKaydet, {
    onSuccess: ({ Id, uyarilar }) => {
      bildir({ baslik: kart ? 'Kart kaydedildi' : 'Personel eklendi', tur: 'success', sure: 2000 });
      for (const metin of uyarilar) bildir({ baslik: 'Dikkat', metin, tur: 'warning' });
      onClose();
      onSaved?.(Id);
    },
    conflict: 'Yazdıklarınız duruyor: kopyalayıp pencereyi kapatınız, kartın güncel hâlini açıp yeniden düzenleyiniz.',
  });
  const gonder = () => {
    setDenendi(true);
    kaydet.setMessage(null);
    if (form.DepartmanId === null || Object.keys(bulunan).length > 0) return;
    kaydet.mutate({
      ...form,
      Id: kart?.Id ?? 0,
      Surum: kart?.Surum ?? 0,
      DepartmanId: form.DepartmanId,
      OncekiHizmetGun: form.OncekiHizmetGun ?? 0,
      SayilmayanGun: form.SayilmayanGun ?? 0,
      CalismaGunleri: form.CalismaGunleri === null ? null : [...form.CalismaGunleri],
      GirisIzni: form.GirisIzni ? 1 : 0,
    });
  };
  const alanlar: AlanlarProps = {
    form,
    kart,
    hatalar: denendi ? bulunan : {},
    yaz: (degisen) => setForm((f) => ({ ...f, ...degisen })),
    kapali: (alan) => kapali?.includes(alan) === true,
  };
  return (
    <ActionDialog
      title={kart ? 'Kartı Düzenle' : 'Yeni Personel'}
      width={760}
      onClose={onClose}
      onSubmit={gonder}
      action={kaydet}
    >
      {neden !== null && <p className={css.not}>{neden} Kapalı alanlar değiştirilemez.</p>}
      <KisiAlanlari {...alanlar} />
      <IsAlanlari {...alanlar} />
    </ActionDialog>
  );
}
