import { lisans as oda, type LisansKarti } from '@masabasi/core/lisans/contract';
import { donemBitisi, lisansHatalari } from '@masabasi/core/lisans/rules';
import { kurus, TUTAR_METNI } from '@masabasi/core/para';
import { tanim } from '@masabasi/core/tanim/contract';
import { istanbulGunu } from '@masabasi/core/tarih';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/ScrollArea.css';
import { useState } from 'react';
import { useEndpoint, useFormAction } from '../api.ts';
import { MusteriSecimi, type SecilenMusteri } from '../musteri/MusteriSecimi.tsx';
import { simdi } from '../sunucuSaati.ts';
import { ErrorState } from '../ui/ErrorState.tsx';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { SkeletonRows } from '../ui/Skeleton.tsx';
import { bildir } from '../ui/Toast.tsx';
import { LisansAlanlari, type LisansFormu, type LisansGerekleri } from './LisansAlanlari.tsx';

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

/** New or edited licence. */
export default function LisansDialog({ kart, musteriId, onClose }: LisansDialogProps) {
  const listeler = useEndpoint(tanim.lisansGerekli, {});
  const musteriListeleri = useEndpoint(tanim.musterigerekli, {});
  const gerekli = useEndpoint(tanim.baseGerekliList, {});
  const [l, setL] = useState(() =>
    kart === null ? bosForm(istanbulGunu(simdi()), musteriId ?? null) : kartFormu(kart),
  );
  const [musteri, setMusteri] = useState<SecilenMusteri | null>(null);
  const [denendi, setDenendi] = useState(false);
  const kaydet = useFormAction(oda.lisansKaydet, {
    onSuccess: () => {
      bildir({ baslik: 'Lisans kaydedildi', tur: 'success', sure: 2000 });
      onClose();
    },
  });
  const yaz = (degisen: Partial<LisansFormu>) => setL((eski) => ({ ...eski, ...degisen }));
  const hatalar: Partial<Record<keyof LisansFormu, string>> = dolu(l)
    ? lisansHatalari(l)
    : Object.fromEntries(eksikler(l).map((alan) => [alan, GEREKLER[alan]]));
  const okumalar = [listeler, musteriListeleri, gerekli];
  const sorun = okumalar.find((o) => o.error)?.error;
  const hazir = listeler.data && musteriListeleri.data && gerekli.data;
  return (
    <ActionDialog
      title={kart ? `${kart.LisansNo} Lisansını Düzenle` : 'Yeni Lisans'}
      width={640}
      onClose={onClose}
      onSubmit={() => {
        setDenendi(true);
        kaydet.setMessage(null);
        if (dolu(l) && Object.keys(hatalar).length === 0) kaydet.mutate({ lisans: l });
      }}
      action={kaydet}
      ready={hazir !== undefined}
    >
      {hazir ? (
        <>
          {kart === null && musteriId === undefined && (
            <MusteriSecimi
              label="Müşteri"
              required
              error={denendi && hatalar.MusteriId}
              secili={musteri}
              onSec={(secilen) => {
                setMusteri(secilen);
                yaz({ MusteriId: secilen?.Id ?? null });
              }}
            />
          )}
          <LisansAlanlari
            l={l}
            kart={kart}
            yaz={yaz}
            hatalar={denendi ? hatalar : {}}
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
    </ActionDialog>
  );
}
