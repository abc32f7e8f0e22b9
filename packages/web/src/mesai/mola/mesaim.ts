import type { Basari } from '@masabasi/core/platform/call/endpoint';
import { type MesaiGorunumu, METIN, panoSatiriMi } from '@masabasi/core/mesai/mola/rules';
import { ms } from '@masabasi/core/platform/time/tarih';
import { useDidUpdate } from '@mantine/hooks';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { oturum } from '../../calls/oturum.ts';
import { endpointQuery, queryClient } from '../../platform/call/api.ts';
import { type ApiError, read } from '../../platform/call/cagri.ts';
import { useOlay } from '../../platform/call/olaylar.ts';
import { useSimdi } from '../../platform/call/sunucuSaati.ts';
import { useKullanici } from '../../platform/session/oturum.ts';
import { bildir } from '../../ui/Toast.tsx';

/**
 * The signed-in person's status is one query. The sign-in brings its first value. The answer of a change and the live
 * event set it, every page load and every half hour read it again, and all places that show it read it here.
 */

type Kisi = Basari<typeof oturum.userbilgi>['data'];

/** The person's shift and status, as the server knew them at `sunucuZamani`. */
export interface Mesai
  extends MesaiGorunumu, Pick<Kisi, 'Id' | 'MesaiGunu' | 'Beklenen' | 'Izinli' | 'BaslamaSonu' | 'sunucuZamani'> {}

const mesaisi = ({ MolaBaslama, ...k }: Kisi): Mesai => ({
  Id: k.Id,
  Mola_Durum_Id: k.Mola_Durum_Id,
  Baslama_Zamani: MolaBaslama,
  Baslama: k.Baslama,
  Mesai_Bitis: k.Mesai_Bitis,
  KapaliSaniye: k.KapaliSaniye,
  MesaiGunu: k.MesaiGunu,
  Beklenen: k.Beklenen,
  Izinli: k.Izinli,
  BaslamaSonu: k.BaslamaSonu,
  sunucuZamani: k.sunucuZamani,
});

/** Longest possible delay of an answer. A larger one means that the server's clock was put back. */
const EN_COK_GECIKME = 90_000;

/** The newer of the known and the arrived state: an answer may arrive after a later change. */
function yenisi(bilinen: Mesai | undefined, gelen: Mesai): Mesai {
  if (bilinen?.Id !== gelen.Id) return gelen;
  const gecikme = ms(bilinen.sunucuZamani) - ms(gelen.sunucuZamani);
  return gecikme > 0 && gecikme < EN_COK_GECIKME ? bilinen : gelen;
}

const ANAHTAR = ['mesaim'] as const;
const giristeki = endpointQuery(oturum.userbilgi, {}).queryKey;

const sorgu = queryOptions<Mesai, ApiError>({
  queryKey: ANAHTAR,
  queryFn: async ({ signal }) => {
    const { data } = await read(oturum.userbilgi, {}, { signal });
    return yenisi(queryClient.getQueryData<Mesai>(ANAHTAR), mesaisi(data));
  },
  initialData: () => {
    const kisi = queryClient.getQueryData(giristeki)?.data;
    return kisi && mesaisi(kisi);
  },
  initialDataUpdatedAt: () => queryClient.getQueryState(giristeki)?.dataUpdatedAt,
  gcTime: Infinity,
  // Not the topic of breaks: the answer and the event of a change carry the state, so nobody waits for a read.
  meta: { konu: oturum.userbilgi.konu },
});

/** The signed-in person's shift and status. Only inside the guard, where they are always known. */
export function useMesaim(): Mesai {
  const { data } = useQuery(sorgu);
  if (!data) throw new Error('useMesaim is used outside the signed-in part of the application');
  return data;
}

/** Takes over a changed state, unless a newer one is known. */
export function mesaimYaz(degisen: Partial<Mesai> & Pick<Mesai, 'sunucuZamani'>): void {
  queryClient.setQueryData<Mesai>(ANAHTAR, (bilinen) => bilinen && yenisi(bilinen, { ...bilinen, ...degisen }));
}

/** Reads the state again. */
export const mesaimiOku = (): Promise<void> => queryClient.refetchQueries({ queryKey: ANAHTAR });

/** Every page load reads the total again (specification 4.2). */
async function hesapla(): Promise<void> {
  await mesaimiOku();
  if (queryClient.getQueryState(ANAHTAR)?.status === 'error')
    bildir({ baslik: METIN.sureHesaplanamadi, metin: METIN.sureSorunu, tur: 'warning' });
}

const YARIM_SAAT_SN = 30 * 60;

/** Keeps the status equal to the server's on every page. The layout calls it once. */
export function useMesaimiIzle(): void {
  const { Id } = useKullanici();
  const { pathname } = useLocation();
  // The possible statuses change with the time of day while a page stays open, for example at the end of a night.
  const yarimSaat = useSimdi(YARIM_SAAT_SN);
  useDidUpdate(() => void mesaimiOku(), [yarimSaat]);
  useDidUpdate(() => void hesapla(), [pathname]);
  // Changes made elsewhere: in another window, by the end of the shift, by an approved correction.
  useOlay('mola', ({ satir, sunucuZamani }) => {
    if (!panoSatiriMi(satir) || satir.Id !== Id || sunucuZamani === undefined) return;
    mesaimYaz({
      Mola_Durum_Id: satir.Mola_Durum_Id,
      Baslama_Zamani: satir.Baslama_Zamani,
      Baslama: satir.Baslama,
      Mesai_Bitis: satir.Mesai_Bitis,
      KapaliSaniye: satir.KapaliSaniye,
      MesaiGunu: satir.Gun,
      Beklenen: satir.Beklenen,
      Izinli: satir.izinTur !== null,
      sunucuZamani,
    });
  });
}
