import type { Basari, Girdi } from '@masabasi/core/platform/call/endpoint';
import {
  degisimEngeli,
  degisimMetni,
  mesaiBittiMi,
  METIN,
  molaDurumu,
  SEBEP_ISTEYENLER,
} from '@masabasi/core/mesai/mola/rules';
import { sunulanlar } from '@masabasi/core/mesai/pano/rules';
import { ms } from '@masabasi/core/platform/time/tarih';
import { useRef, useState } from 'react';
import { mola } from '../../calls/mola.ts';
import { useAction } from '../../platform/call/api.ts';
import type { Refusal } from '../../platform/call/cagri.ts';
import { mobilCihaz } from '../../platform/call/cihaz.ts';
import { useKullanici } from '../../platform/session/oturum.ts';
import { useGecen } from '../../platform/call/sunucuSaati.ts';
import { bildir } from '../../ui/Toast.tsx';
import { mesaimiOku, mesaimYaz, useMesaim } from './mesaim.ts';

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
  const { Id } = useKullanici();
  const mesai = useMesaim();
  const an = useGecen([mesai.Mesai_Bitis, mesai.BaslamaSonu].flatMap((s) => (s === null ? [] : [ms(s)])));
  const [sorulan, setSorulan] = useState<number | null>(null);
  const eskiDurum = useRef<number | null>(null);
  // Also before a first sign-in: after working hours no shift can begin.
  const mesaiBitti =
    mesai.Baslama === null ? mesai.BaslamaSonu !== null && ms(mesai.BaslamaSonu) <= an : mesaiBittiMi(mesai, an);
  const mevcut = mesaiBitti ? null : mesai.Mola_Durum_Id;

  const degisim: MolaDegisimi = {
    istek: (moladurum, aciklama) => {
      eskiDurum.current = mevcut;
      return { userid: Id, moladurum, aciklama, ipadres: null, mobil: mobilCihaz() ? 1 : 0 };
    },
    onSuccess: (cevap) => {
      const yeni = cevap.mola2?.Mola_Durum_Id ?? null;
      mesaimYaz({
        Mola_Durum_Id: yeni,
        Baslama_Zamani: molaDurumu(yeni)?.sayac ? (cevap.mola2?.Baslama_Zamani ?? null) : null,
        Baslama: cevap.Baslama,
        Mesai_Bitis: cevap.Mesai_Bitis,
        KapaliSaniye: cevap.KapaliSaniye,
        sunucuZamani: cevap.sunucuZamani,
      });
      // The answer does not say to which day a new shift belongs.
      if (mesai.MesaiGunu === null) void mesaimiOku();
      setSorulan(null);
      if (yeni !== null) bildir({ baslik: degisimMetni(eskiDurum.current, yeni), tur: 'success' });
    },
    onRefusal: ({ msg, moladakiler }) => {
      const adlar = moladakiler.map((m) => m.Ad).join(', ');
      const metin = adlar === '' ? msg : `${METIN.moladakiler} ${adlar}`;
      bildir({ baslik: METIN.degismedi, metin: metin === METIN.degismedi ? undefined : metin, tur: 'warning' });
      void mesaimiOku();
    },
    onError: () => {
      bildir({ baslik: METIN.degismedi, metin: METIN.degisirkenHata, tur: 'error' });
      void mesaimiOku();
    },
  };
  const eylem = useAction(mola.moladurumGuncelle, degisim);
  const sunulan = sunulanlar({ mevcut, mobil: mobilCihaz(), mesaiBitti, izinli: mesai.Izinli });

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
        izinli: mesai.Izinli,
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
