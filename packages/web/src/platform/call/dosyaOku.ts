import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import type { DosyaNesnesi, ResimBoyu } from '@masabasi/core/platform/dosya/rules';
import type { DosyaSatiri } from '@masabasi/core/platform/dosya/satirlar';
import { DOSYA_UYARILARI, indirmeSorusu, inenAd, sorulur } from '@masabasi/core/platform/dosya/uyarilar';
import { boyutYaz } from '@masabasi/core/platform/text/metin';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { dosya as oda } from '../../calls/dosya.ts';
import { queryClient } from './api.ts';
import { ApiError, download, type DownloadCall } from './cagri.ts';
import { indir } from './indir.ts';
import { onayla } from '../../ui/Confirm.tsx';
import { bildir } from '../../ui/Toast.tsx';

/** The bytes of files. Only `cagri.ts` fetches them, because the server must know who asks. */

/** A file on a record of any kind. */
export interface DosyaKimligi {
  readonly Nesne: DosyaNesnesi;
  readonly Id: number;
}

/** The bytes of an answer never change: a changed file gets another id. */
const ikiliSorgu = <E extends DownloadCall>(endpoint: E, fields: Girdi<E> & object) =>
  queryOptions<Blob, ApiError>({
    queryKey: [endpoint.path, fields],
    queryFn: ({ signal }) => download(endpoint, fields, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
const sorgusu = ({ Nesne, Id }: DosyaKimligi, Boy: ResimBoyu) => ikiliSorgu(oda.dosyaIndir, { Nesne, Id, Boy });

/** Object URLs of loaded bytes, with the number of places that show each. */
const adresler = new WeakMap<Blob, { readonly adres: string; gosteren: number }>();
function adresi(veri: Blob) {
  const olan = adresler.get(veri) ?? { adres: URL.createObjectURL(veri), gosteren: 0 };
  adresler.set(veri, olan);
  return olan;
}
/** Delay before a URL is given back, because its element may be removed and put back. */
const BIRAKMA_MS = 10_000;

/** An object URL for bytes, given back when nothing shows it any more. */
export function useAdres(veri: Blob | undefined): string | undefined {
  useEffect(() => {
    if (veri === undefined) return undefined;
    const olan = adresi(veri);
    olan.gosteren++;
    return () => {
      olan.gosteren--;
      setTimeout(() => {
        if (olan.gosteren > 0 || adresler.get(veri) !== olan) return;
        adresler.delete(veri);
        URL.revokeObjectURL(olan.adres);
      }, BIRAKMA_MS);
    };
  }, [veri]);
  return veri && adresi(veri).adres;
}

/** A file to show, with its URL once it is loaded. It is not read while `gerekli` is false. */
export function useDosya(kimlik: DosyaKimligi, Boy: ResimBoyu, gerekli: boolean) {
  const sorgu = useQuery({ ...sorgusu(kimlik, Boy), enabled: gerekli });
  return { veri: sorgu.data, adres: useAdres(sorgu.data), error: sorgu.error, refetch: sorgu.refetch };
}

/** Downloads a whole file. A dangerous one needs a confirmation first. */
export async function dosyaIndir(Nesne: DosyaNesnesi, d: DosyaSatiri): Promise<void> {
  const { Id, Ad, Uyari } = d;
  const sorulan = sorulur(Uyari);
  if (Uyari !== null && sorulan) {
    const metin = indirmeSorusu({ Ad, Uyari, Boyut: boyutYaz(d.Boyut), Sha256: Uyari.Sha256 });
    const evet = await onayla({ baslik: DOSYA_UYARILARI[Uyari.Tur].ad, metin, onay: 'Yine de İndir', tehlikeli: true });
    if (!evet) return;
  }
  const Onayli = sorulan ? '1' : '0';
  try {
    indir(await queryClient.query(ikiliSorgu(oda.dosyaIndir, { Nesne, Id, Boy: 'asil', Onayli })), inenAd(Ad, Uyari));
  } catch (hata) {
    if (!(hata instanceof ApiError)) throw hata;
    bildir({ baslik: 'Dosya indirilemedi', metin: hata.message, tur: 'error' });
  }
}
