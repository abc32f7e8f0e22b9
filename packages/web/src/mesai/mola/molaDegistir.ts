import type { Basari, Girdi } from '@masabasi/core/platform/call/endpoint';
import {
  degisimEngeli,
  degisimMetni,
  mesaiBittiMi,
  METIN,
  molaDurumu,
  molaSuresi,
  panoSatiriMi,
  SEBEP_ISTEYENLER,
} from '@masabasi/core/mesai/mola/rules';
import { sunulanlar } from '@masabasi/core/mesai/pano/rules';
import { istanbulGunu, ms } from '@masabasi/core/platform/time/tarih';
import { useDidUpdate } from '@mantine/hooks';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { mola } from '../../calls/mola.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import type { Refusal } from '../../platform/call/cagri.ts';
import { mobilCihaz } from '../../platform/call/cihaz.ts';
import { useOlay } from '../../platform/call/olaylar.ts';
import { kullaniciYenile, mesaiGuncelle, useKullanici } from '../../platform/session/oturum.ts';
import { useGecen, useSimdi } from '../../platform/call/sunucuSaati.ts';
import { bildir } from '../../ui/Toast.tsx';

type Guncelle = typeof mola.moladurumGuncelle;

/** State and acts of a status change. */
export interface MolaDegisimi {
  readonly istek: (moladurum: number, aciklama: string | null) => Girdi<Guncelle>;
  readonly onSuccess: (cevap: Basari<Guncelle>) => void;
  readonly onRefusal: (ret: Refusal<Guncelle>) => void;
  readonly onError: () => void;
}

/**
 * Changes the person's own status (specification 4.2). A status that needs a reason asks first, others are sent at
 * once. The button shows progress; the shown status always comes from the server.
 */
export function useMolaDegistir() {
  const kullanici = useKullanici();
  const an = useGecen([kullanici.Mesai_Bitis, kullanici.BaslamaSonu].flatMap((s) => (s === null ? [] : [ms(s)])));
  const [sorulan, setSorulan] = useState<number | null>(null);
  const eskiDurum = useRef<number | null>(null);
  // Also before a first sign-in: after working hours no shift can begin.
  const mesaiBitti =
    kullanici.Baslama === null
      ? kullanici.BaslamaSonu !== null && ms(kullanici.BaslamaSonu) <= an
      : mesaiBittiMi(kullanici, an);
  const mevcut = mesaiBitti ? null : kullanici.Mola_Durum_Id;

  const degisim: MolaDegisimi = {
    istek: (moladurum, aciklama) => {
      eskiDurum.current = mevcut;
      return { userid: kullanici.Id, moladurum, aciklama, ipadres: null, mobil: mobilCihaz() ? 1 : 0 };
    },
    onSuccess: (cevap) => {
      const yeni = cevap.mola2?.Mola_Durum_Id ?? null;
      mesaiGuncelle({
        Moladurum: yeni,
        Mola_Durum_Id: yeni,
        MolaBaslama: molaDurumu(yeni)?.sayac ? (cevap.mola2?.Baslama_Zamani ?? null) : null,
        Baslama: cevap.Baslama,
        Mesai_Bitis: cevap.Mesai_Bitis,
        molasure: cevap.molasure,
        KapaliSaniye: cevap.KapaliSaniye,
        sunucuZamani: cevap.sunucuZamani,
      });
      setSorulan(null);
      // Only the server knows the day of the shift.
      if (kullanici.Baslama === null) void kullaniciYenile();
      if (yeni !== null) bildir({ baslik: degisimMetni(eskiDurum.current, yeni), tur: 'success', sure: 2000 });
    },
    onRefusal: ({ msg, moladakiler }) => {
      const adlar = moladakiler.map((m) => m.Ad).join(', ');
      const metin = adlar === '' ? msg : `${METIN.moladakiler} ${adlar}`;
      bildir({ baslik: METIN.degismedi, metin: metin === METIN.degismedi ? undefined : metin, tur: 'warning' });
      void kullaniciYenile();
    },
    onError: () => {
      bildir({ baslik: METIN.degismedi, metin: METIN.degisirkenHata, tur: 'error' });
      void kullaniciYenile();
    },
  };
  const eylem = useAction(mola.moladurumGuncelle, degisim);
  const sunulan = sunulanlar({ mevcut, mobil: mobilCihaz(), mesaiBitti, izinli: kullanici.Izinli });

  return {
    mevcut,
    mesaiBitti,
    bekleyen: eylem.isPending ? eylem.variables.moladurum : null,
    /** The status that waits for its reason. */
    sorulan,
    /** The possible statuses now, or the reason why there are none. */
    sunulan,
    /** Reason that forbids a status now, or null. */
    engel: (yeni: number): string | null => {
      const metin = degisimEngeli({
        mevcut,
        yeni,
        aciklama: null,
        mobil: mobilCihaz(),
        mesaiBitti,
        izinli: kullanici.Izinli,
      });
      return metin === METIN.enAz10 ? null : metin;
    },
    degistir: (yeni: number) => {
      if (eylem.isPending) return;
      if (SEBEP_ISTEYENLER.includes(yeni)) setSorulan(yeni);
      else eylem.mutate(degisim.istek(yeni, null));
    },
    /** For the dialog that asks for the reason. */
    degisim,
    sebepVazgec: () => setSorulan(null),
  };
}

const YARIM_SAAT_MS = 30 * 60_000;

/**
 * Keeps the bar's figures equal to the server's. Every page load reads the total again (specification 4.2), and a
 * change made elsewhere (another tab, the end of the shift, an approved correction) arrives as an event.
 */
export function useMolaHesapla(): void {
  const kullanici = useKullanici();
  const { pathname } = useLocation();
  const bugun = istanbulGunu(useSimdi(60));
  const { data, errorUpdatedAt, refetch } = useEndpoint(
    mola.molaHesapla,
    { userId: kullanici.Id, tarih: bugun },
    { refetchOnMount: 'always' },
  );
  const bilinen = useEffectEvent(() => kullanici);

  useDidUpdate(() => void refetch(), [pathname]);

  useEffect(() => {
    if (!data) return;
    const k = bilinen();
    const toplam = molaSuresi({ ...k, Baslama_Zamani: k.MolaBaslama }, data.sunucuZamani);
    if (toplam !== data.molasure || (data.mola?.Mola_Durum_Id ?? null) !== k.Mola_Durum_Id) void kullaniciYenile();
  }, [data]);

  // The possible statuses change with the time of day while a page stays open, for example at the end of a night.
  const yarimSaat = Math.floor(useSimdi(60) / YARIM_SAAT_MS);
  useDidUpdate(() => void kullaniciYenile(), [yarimSaat]);

  useEffect(() => {
    if (errorUpdatedAt > 0) bildir({ baslik: METIN.sureHesaplanamadi, metin: METIN.sureSorunu, tur: 'warning' });
  }, [errorUpdatedAt]);

  useOlay('mola', ({ satir, sunucuZamani }) => {
    if (!panoSatiriMi(satir) || satir.Id !== kullanici.Id || sunucuZamani === undefined) return;
    mesaiGuncelle({
      Moladurum: satir.MolaDurum,
      Mola_Durum_Id: satir.Mola_Durum_Id,
      MolaBaslama: satir.Baslama_Zamani,
      Baslama: satir.Baslama,
      Mesai_Bitis: satir.Mesai_Bitis,
      molasure: satir.molasure,
      KapaliSaniye: satir.KapaliSaniye,
      sunucuZamani,
    });
  });
}
