import type { Basari } from '@masabasi/core/platform/call/endpoint';
import type { MenuSatiri } from '@masabasi/core/kisi/oturum/contract';
import { METIN } from '@masabasi/core/kisi/oturum/rules';
import { yetkiDegeri } from '@masabasi/core/platform/yetki/rules';
import { useQuery } from '@tanstack/react-query';
import { oturum } from '../../calls/oturum.ts';
import { endpointQuery, queryClient } from '../call/api.ts';
import { ApiError, call, read } from '../call/cagri.ts';
import { mobilCihaz } from '../call/cihaz.ts';
import { dropAllDrafts, flushDrafts } from '../form/drafts.ts';
import type { Ben, Kisi } from './ben.ts';
import { tercihiUygula, tercihiYaz } from '../../theme/tercih.ts';
import {
  type Ayrilma,
  girisBekleniyorMu,
  jetonDegisince,
  jetonuAl,
  jetonuSil,
  jetonuYaz,
  lisansiOku,
  lisansiYaz,
} from '../call/jeton.ts';
import { turVar } from '../../yonetim/kurulum/tur.ts';

/**
 * The signed-in person, their menu and permissions: two answers in the query cache. The guard loads them before it
 * shows any page.
 */

export type Yetki = Basari<typeof oturum.yetki>;
type KullaniciCevabi = Basari<typeof oturum.userbilgi>;

const kullaniciSorgusu = {
  ...endpointQuery(oturum.userbilgi, {}),
  queryFn: async () => {
    const cevap = await read(oturum.userbilgi, {}, { relogin: false });
    // The person's own theme applies before any page of theirs shows (specification 7: stored locally).
    tercihiYaz(cevap.data);
    tercihiUygula();
    return cevap;
  },
  staleTime: Infinity,
  gcTime: Infinity,
};
const yetkiSorgusu = {
  ...endpointQuery(oturum.yetki, {}),
  queryFn: () => read(oturum.yetki, {}, { relogin: false }),
  staleTime: Infinity,
  gcTime: Infinity,
};

/** Loads the person and their permissions. Used by the guard and after the sign-in. */
export const oturumuYukle = () => Promise.all([queryClient.query(kullaniciSorgusu), queryClient.query(yetkiSorgusu)]);

/** Both answers, for the guard. */
export function useOturum(enabled = true) {
  const kullanici = useQuery({ ...kullaniciSorgusu, enabled });
  const yetki = useQuery({ ...yetkiSorgusu, enabled });
  return {
    hazir: kullanici.data !== undefined && yetki.data !== undefined,
    hata: kullanici.error ?? yetki.error,
    /** Another person set this password: the person must replace it first. */
    parolaGecici: kullanici.data?.data.ParolaGecici ?? false,
  };
}

/** The signed-in person. Only inside the guard, where it is always loaded. */
export function useKullanici(): Kisi {
  const { data } = useQuery({ ...kullaniciSorgusu, enabled: false });
  if (!data) throw new Error('useKullanici is used outside the signed-in part of the application');
  return data.data;
}

/** The signed-in person's menu, permissions and projects. Only inside the guard. */
export function useYetki(): Yetki {
  const { data } = useQuery({ ...yetkiSorgusu, enabled: false });
  if (!data) throw new Error('useYetki is used outside the signed-in part of the application');
  return data;
}

const benOlarak = (kullanici: Kisi, yetki: Yetki): Ben => ({
  kullanici,
  yetkisi: (id) => yetkiDegeri(yetki.yetkiList, id) === 1,
  acar: (yol) => menuYollari(yetki.menuList).includes(yol),
  demoda: turVar(yetki.lisanskey),
});

/** The signed-in person and their permissions, when both are known; else null. */
export function bilinenBen(): Ben | null {
  const kullanici = queryClient.getQueryData(kullaniciSorgusu.queryKey)?.data;
  const yetki = queryClient.getQueryData(yetkiSorgusu.queryKey);
  return kullanici && yetki ? benOlarak(kullanici, yetki) : null;
}
/** The same inside the guard, where both are always there. */
export const useBen = (): Ben => benOlarak(useKullanici(), useYetki());

/** Changes the known data of the signed-in person. */
export function kullaniciGuncelle(degisen: Partial<Kisi>): void {
  queryClient.setQueryData<KullaniciCevabi>(
    kullaniciSorgusu.queryKey,
    (eski) => eski && { ...eski, data: { ...eski.data, ...degisen } },
  );
}

/** Reads the person again, because the server may have changed them. */
export const kullaniciYenile = () => queryClient.refetchQueries({ queryKey: kullaniciSorgusu.queryKey });
export const yetkiYenile = () => queryClient.refetchQueries({ queryKey: yetkiSorgusu.queryKey });

/** True when the signed-in person has a permission. It only hides controls; the server decides. */
export const useYetkiVar = (id: number): boolean => yetkiDegeri(useYetki().yetkiList, id) === 1;

/** Every path of a menu, nested ones included. */
export function menuYollari(menu: readonly MenuSatiri[]): string[] {
  return menu.flatMap((m) => [...(m.menuYol ? [m.menuYol] : []), ...menuYollari(m.items ?? [])]);
}

/** Reason of a refused sign-in. `kodGerekli`: the password was right, and a valid code is still missing. */
export interface GirisReddi {
  readonly msg: string;
  readonly kodGerekli: boolean;
}

/**
 * Signs in and stores the session. Answers the reason of a refusal, else null. When the form asks for no licence, the
 * licence of this device is sent. `kod` is the code of the second step, once the server has asked for it.
 */
export async function girisYap(
  UserName: string,
  Password: string,
  { lisans = lisansiOku(), kod }: { lisans?: string | undefined; kod?: string | undefined } = {},
): Promise<GirisReddi | null> {
  const alanlar = {
    UserName,
    Password,
    mobil: mobilCihaz() ? 1 : 0,
    ...(lisans === '' ? {} : { lisans }),
    kod,
  } as const;
  try {
    const cevap = await call(oturum.login, alanlar, { relogin: false });
    if (!cevap.durum) return { msg: cevap.msg, kodGerekli: cevap.kodGerekli === true };
    lisansiYaz(lisans);
    jetonuYaz({ token: cevap.token, UserName });
    return null;
  } catch (hata) {
    if (!(hata instanceof ApiError)) throw hata;
    if (hata.status === 401) return { msg: METIN.kotuGiris, kodGerekli: false };
    // No answer, or one that asks to wait: the step of the sign-in has not changed.
    return { msg: hata.message, kodGerekli: kod !== undefined };
  }
}

/** Asks the server whether the session is still valid; if not, the sign-in dialog opens. */
export async function oturumuSina(): Promise<void> {
  if (girisBekleniyorMu()) return;
  try {
    await call(oturum.userbilgi, {});
  } catch (hata) {
    // A person who leaves there is already on the sign-in page. A lost connection tells nothing about the session.
    if (!(hata instanceof ApiError)) throw hata;
  }
}

/** Deletes the session; the guard then shows the sign-in page. */
export function oturumuBirak(nasil: Ayrilma = { neden: null, bilerek: true }): void {
  jetonuSil(nasil);
}

/** Signs out: always here, and on the server when it can be reached. */
export async function cikisYap(): Promise<void> {
  try {
    await flushDrafts();
    await call(oturum.logout, {}, { relogin: false });
  } finally {
    oturumuBirak();
  }
}

// Read data and drafts go with the session, also when another tab ended it: the next person may be another one.
jetonDegisince(() => {
  if (jetonuAl() !== null) return;
  queryClient.clear();
  dropAllDrafts();
});
