import { lisans as oda, type LisansKarti } from '@masabasi/core/lisans/contract';
import { donemBitisi, lisansHatalari } from '@masabasi/core/lisans/rules';
import { kurus, TUTAR_METNI } from '@masabasi/core/para';
import { tanim } from '@masabasi/core/tanim/contract';
import { istanbulGunu } from '@masabasi/core/tarih';
import { useEndpoint } from '../api.ts';
import { useForm } from '../form.ts';
import { MusteriSecimi } from '../musteri/MusteriSecimi.tsx';
import { simdi } from '../sunucuSaati.ts';
import { ErrorState } from '../ui/ErrorState.tsx';
import { FormDialog } from '../ui/FormDialog.tsx';
import { SkeletonRows } from '../ui/Skeleton.tsx';
import { bildir } from '../ui/Toast.tsx';
import { LisansAlanlari, type LisansFormu, type LisansGerekleri, type SecilenLisans } from './LisansAlanlari.tsx';

export interface LisansDialogProps {
  readonly kart: LisansKarti | null;
  /** Whose licence it becomes; without one the person chooses. */
  readonly musteriId?: number | undefined;
  readonly onClose: () => void;
}

const YIL_AY = 12;

const bosForm = (bugun: string, MusteriId: number | null): LisansFormu => ({
  Id: 0,
  Surum: 0,
  MusteriId,
  ProjeId: null,
  LisansTurId: null,
  AltLisansTurId: null,
  SozlesmeId: null,
  BayiId: null,
  KullaniciSayisi: 1,
  BaslamaTarihi: bugun,
  BitisTarihi: donemBitisi(bugun, YIL_AY),
  YillikBedel: kurus(0),
  ParaBirimi: 'TRY',
  OtomatikYenile: false,
  YenilemeAy: YIL_AY,
  MusteriyeUyari: true,
  Notlar: '',
});
const kartFormu = (k: LisansKarti): LisansFormu => {
  const alanlar = Object.keys(bosForm(k.BaslamaTarihi, null)) as (keyof LisansFormu)[];
  return Object.fromEntries(alanlar.map((alan) => [alan, k[alan]])) as LisansFormu;
};

const GEREKLER: Record<LisansGerekleri, string> = {
  MusteriId: 'Müşteriyi seçiniz.',
  ProjeId: 'Ürünü seçiniz.',
  LisansTurId: 'Lisans türünü seçiniz.',
  KullaniciSayisi: 'Kullanıcı sayısını yazınız.',
  BaslamaTarihi: 'Başlama tarihini seçiniz.',
  YillikBedel: TUTAR_METNI,
  YenilemeAy: 'Kaç aylık yenileneceğini yazınız.',
};
const eksikler = (l: LisansFormu) => (Object.keys(GEREKLER) as LisansGerekleri[]).filter((alan) => l[alan] === null);
const dolu = (l: LisansFormu): l is LisansFormu & { [K in LisansGerekleri]: NonNullable<LisansFormu[K]> } =>
  eksikler(l).length === 0;

const lisansi = ({ musteri, ...l }: SecilenLisans): LisansFormu => (musteri ? { ...l, MusteriId: musteri.Id } : l);

/** New or edited licence. */
export default function LisansDialog({ kart, musteriId, onClose }: LisansDialogProps) {
  const listeler = useEndpoint(tanim.lisansGerekli, {});
  const musteriListeleri = useEndpoint(tanim.musterigerekli, {});
  const gerekli = useEndpoint(tanim.baseGerekliList, {});
  const secilir = kart === null && musteriId === undefined;
  const { Id = 0, Surum = 0 } = kart ?? {};
  const form = useForm(oda.lisansKaydet, {
    draft: `lisans.${Id}.${Surum}.${kart?.MusteriId ?? musteriId ?? 0}`,
    initial: (): SecilenLisans => ({
      ...(kart === null ? bosForm(istanbulGunu(simdi()), musteriId ?? null) : kartFormu(kart)),
      musteri: null,
    }),
    errors: (f) => {
      const l = lisansi(f);
      const { MusteriId, ...hatalar }: Partial<Record<keyof LisansFormu, string>> = dolu(l)
        ? lisansHatalari(l)
        : Object.fromEntries(eksikler(l).map((alan) => [alan, GEREKLER[alan]]));
      return { ...hatalar, musteri: MusteriId };
    },
    request: (f) => {
      const l = lisansi(f);
      return dolu(l) ? { lisans: l } : null;
    },
    onSuccess: () => {
      bildir({ baslik: 'Lisans kaydedildi', tur: 'success', sure: 2000 });
      onClose();
    },
  });
  const { value, onChange, error } = form.field('musteri');
  const okumalar = [listeler, musteriListeleri, gerekli];
  const sorun = okumalar.find((o) => o.error)?.error;
  const hazir = listeler.data && musteriListeleri.data && gerekli.data;
  return (
    <FormDialog
      title={kart ? `${kart.LisansNo} Lisansını Düzenle` : 'Yeni Lisans'}
      width={640}
      form={form}
      onClose={onClose}
      ready={hazir !== undefined}
    >
      {hazir ? (
        <>
          {secilir && <MusteriSecimi label="Müşteri" required error={error} secili={value} onSec={onChange} />}
          <LisansAlanlari
            form={form}
            kart={kart}
            listeler={listeler.data}
            bayiler={musteriListeleri.data.bayiler}
            urunler={gerekli.data.proje}
          />
        </>
      ) : sorun ? (
        <ErrorState error={sorun} onRetry={() => void Promise.all(okumalar.map((o) => o.refetch()))} />
      ) : (
        <SkeletonRows rows={8} />
      )}
    </FormDialog>
  );
}
