import type { Girdi, Indirme } from '@masabasi/core/endpoint';
import { dosya as oda } from '@masabasi/core/dosya/contract';
import type { DosyaNesnesi, ResimBoyu } from '@masabasi/core/dosya/rules';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryClient } from './api.ts';
import { ApiError, download } from './cagri.ts';
import { indir } from './indir.ts';
import { bildir } from './ui/Toast.tsx';

/** The bytes of files, which nothing but `cagri.ts` fetches: the server wants to know who asks. */

/** A file on a record of some kind. */
export interface DosyaKimligi {
  readonly Nesne: DosyaNesnesi;
  readonly Id: number;
}

/** The bytes of an answer never change: a file that is otherwise is another one. */
const ikiliSorgu = <E extends Indirme>(endpoint: E, fields: Girdi<E> & object) =>
  queryOptions<Blob, ApiError>({
    queryKey: [endpoint.path, fields],
    queryFn: ({ signal }) => download(endpoint, fields, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
const sorgusu = ({ Nesne, Id }: DosyaKimligi, Boy: ResimBoyu) => ikiliSorgu(oda.dosyaIndir, { Nesne, Id, Boy });

/** An address for bytes that are here, as long as somebody shows them. */
function useAdres(veri: Blob | undefined): string | undefined {
  const [olan, setOlan] = useState<{ readonly veri: Blob; readonly adres: string }>();
  useEffect(() => {
    if (veri === undefined) return undefined;
    const adres = URL.createObjectURL(veri);
    setOlan({ veri, adres });
    return () => URL.revokeObjectURL(adres);
  }, [veri]);
  // Until the new one has its address there is none: the former one's is gone.
  return olan !== undefined && olan.veri === veri ? olan.adres : undefined;
}

/** A file to be shown: its address once it is here; `gerekli`: not read before. */
export function useDosya(kimlik: DosyaKimligi, Boy: ResimBoyu, gerekli: boolean) {
  const sorgu = useQuery({ ...sorgusu(kimlik, Boy), enabled: gerekli });
  return { veri: sorgu.data, adres: useAdres(sorgu.data), error: sorgu.error, refetch: sorgu.refetch };
}

/** The whole of a file. */
export const dosyaOku = (kimlik: DosyaKimligi): Promise<Blob> => queryClient.fetchQuery(sorgusu(kimlik, 'asil'));

/** Hands the whole of a file to the browser's downloads. */
export async function dosyaIndir(kimlik: DosyaKimligi, ad: string): Promise<void> {
  try {
    indir(await dosyaOku(kimlik), ad);
  } catch (hata) {
    if (!(hata instanceof ApiError)) throw hata;
    bildir({ baslik: 'Dosya indirilemedi', metin: hata.message, tur: 'error' });
  }
}
