import type { Girdi } from '@masabasi/core/endpoint';
import type { DosyaNesnesi, ResimBoyu } from '@masabasi/core/dosya/rules';
import type { DosyaSatiri } from '@masabasi/core/dosya/satirlar';
import { DOSYA_UYARILARI, indirmeSorusu, inenAd, sorulur } from '@masabasi/core/dosya/uyarilar';
import { boyutYaz } from '@masabasi/core/metin';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { dosya as oda } from './calls/dosya.ts';
import { queryClient } from './api.ts';
import { ApiError, download, type DownloadCall } from './cagri.ts';
import { indir } from './indir.ts';
import { onayla } from './ui/Confirm.tsx';
import { bildir } from './ui/Toast.tsx';

/** The bytes of files, which nothing but `cagri.ts` fetches: the server wants to know who asks. */

/** A file on a record of some kind. */
export interface DosyaKimligi {
  readonly Nesne: DosyaNesnesi;
  readonly Id: number;
}

/** The bytes of an answer never change: a file that is otherwise is another one. */
const ikiliSorgu = <E extends DownloadCall>(endpoint: E, fields: Girdi<E> & object) =>
  queryOptions<Blob, ApiError>({
    queryKey: [endpoint.path, fields],
    queryFn: ({ signal }) => download(endpoint, fields, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
const sorgusu = ({ Nesne, Id }: DosyaKimligi, Boy: ResimBoyu) => ikiliSorgu(oda.dosyaIndir, { Nesne, Id, Boy });

/** Addresses of bytes that are here, with how many show each. */
const adresler = new WeakMap<Blob, { readonly adres: string; gosteren: number }>();
function adresi(veri: Blob) {
  const olan = adresler.get(veri) ?? { adres: URL.createObjectURL(veri), gosteren: 0 };
  adresler.set(veri, olan);
  return olan;
}
/** A while, as whoever shows it may be taken away and put back. */
const BIRAKMA_MS = 10_000;

/** An address for bytes, which is given back when nobody shows them any more. */
function useAdres(veri: Blob | undefined): string | undefined {
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

/** A file to be shown: its address once it is here; `gerekli`: not read before. */
export function useDosya(kimlik: DosyaKimligi, Boy: ResimBoyu, gerekli: boolean) {
  const sorgu = useQuery({ ...sorgusu(kimlik, Boy), enabled: gerekli });
  return { veri: sorgu.data, adres: useAdres(sorgu.data), error: sorgu.error, refetch: sorgu.refetch };
}

/** Hands the whole of a file to the browser's downloads; one that is dangerous only after a question. */
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
