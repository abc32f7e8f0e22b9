import { Text } from '@mantine/core';
import { eksikler } from '@masabasi/core/platform/field/alanlar';
import { telefonYaz } from '@masabasi/core/platform/identity/kimlik';
import { PERSONEL_ALANLARI } from '@masabasi/core/kisi/personel/alanlar';
import type { PersonelKarti } from '@masabasi/core/kisi/personel/contract';
import { kartHatalari, kullaniciAdiOner } from '@masabasi/core/kisi/personel/rules';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { personel as oda } from '../../calls/personel.ts';
import { rol } from '../../calls/rol.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { type FormErrors, useForm } from '../../platform/form/form.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { useBen, useYetkiVar } from '../../platform/session/oturum.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { IsAlanlari } from './IsAlanlari.tsx';
import { type AlanlarProps, KisiAlanlari, type PersonelFormu } from './KisiAlanlari.tsx';

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
  DevredenIzin: k?.DevredenIzin ?? null,
  KullanilanIzin: k?.KullanilanIzin ?? null,
  IzinAcilisi: k?.IzinAcilisi ?? null,
  OncekiHizmetGun: k?.OncekiHizmetGun ?? 0,
  SayilmayanGun: k?.SayilmayanGun ?? 0,
  TatilGunleri: k?.TatilGunleri ?? null,
  MesaiBaslangic: k?.MesaiBaslangic ?? null,
  MesaiBitis: k?.MesaiBitis ?? null,
  CalismaGunleri: k?.CalismaGunleri ?? null,
  GirisIzni: k?.GirisIzni ?? true,
  Roller: null,
});

const formHatalari = (f: PersonelFormu, cikis: string | null): FormErrors<PersonelFormu> => ({
  ...kartHatalari(f, istanbulGunu(simdi()), cikis),
  ...eksikler(PERSONEL_ALANLARI, { DepartmanId: f.DepartmanId }),
  ...(f.CalismaGunleri?.length === 0 && { CalismaGunleri: 'Çalışma günlerinden en az birini seçiniz.' }),
});

const HICBIRI: readonly never[] = [];
const SAKLANMAYAN = ['TCKimlikNo', 'DogumTarihi'] as const;

export interface PersonelDialogProps {
  /** Null: a new person. */
  readonly kart: PersonelKarti | null;
  /** Fields that the caller may not change, and the reason. */
  readonly kapali?: readonly string[];
  readonly neden?: string | null;
  readonly onSaved?: (id: number) => void;
  readonly onClose: () => void;
}

/** New or edited card. The typed text stays through every error. */
export default function PersonelDialog({ kart, kapali, neden = null, onSaved, onClose }: PersonelDialogProps) {
  const { Id = 0, Surum = 0, CikisTarihi = null } = kart ?? {};
  const yeni = kart === null;
  const kisiler = useEndpoint(oda.personelListesi, { Ayrilanlar: 1 }, { enabled: yeni, staleTime: 60_000 }).data
    ?.kisiler;
  const rolVerir = useYetkiVar(YETKI.yetkiYonet);
  const { acar } = useBen();
  const roller = useEndpoint(rol.rolListesi, {}, { enabled: yeni && rolVerir && acar(SAYFA.rol[0]) }).data?.roller;
  const oner = (ad: string, soyad: string) =>
    kullaniciAdiOner(
      ad,
      soyad,
      (kisiler ?? HICBIRI).map((k) => k.UserName),
    );
  const form = useForm(oda.personelKaydet, {
    draft: { name: `personel.${Id}`, version: Surum },
    secret: SAKLANMAYAN,
    initial: () => formu(kart),
    errors: (f) => formHatalari(f, CikisTarihi),
    request: ({ DepartmanId, Roller, ...f }) =>
      DepartmanId === null
        ? null
        : {
            ...f,
            ...(yeni && Roller !== null && { Roller: [...Roller] }),
            Id,
            Surum,
            DepartmanId,
            OncekiHizmetGun: f.OncekiHizmetGun ?? 0,
            SayilmayanGun: f.SayilmayanGun ?? 0,
            CalismaGunleri: f.CalismaGunleri === null ? null : [...f.CalismaGunleri],
          },
    onSuccess: (cevap) => {
      bildir({ baslik: kart ? 'Kart kaydedildi' : 'Personel eklendi', tur: 'success' });
      for (const metin of cevap.uyarilar) bildir({ baslik: 'Dikkat', metin, tur: 'warning' });
      onClose();
      onSaved?.(cevap.Id);
    },
  });
  const alanlar: AlanlarProps = { form, kart, kapali: (alan) => kapali?.includes(alan) === true, oner, roller };
  return (
    <FormDialog title={kart ? 'Kartı Düzenle' : 'Yeni Personel'} width={760} form={form} onClose={onClose}>
      {neden !== null && <Text c="dimmed">{neden} Kapalı alanlar değiştirilemez.</Text>}
      <KisiAlanlari {...alanlar} />
      <IsAlanlari {...alanlar} />
    </FormDialog>
  );
}
