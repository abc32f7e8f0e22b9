import { useSearchParams } from 'react-router';

/** What a list is cut down to, kept in the page's address, so that a link and the way back show the same. */
export function useAdresSuzgeci() {
  const [ayar, setAyar] = useSearchParams();
  /** Sets one of them; the empty text removes it. */
  const sec = (anahtar: string, deger: string) =>
    setAyar(
      (eski) => {
        const sonra = new URLSearchParams(eski);
        if (deger === '') sonra.delete(anahtar);
        else sonra.set(anahtar, deger);
        return sonra;
      },
      { replace: true },
    );
  return { oku: (anahtar: string) => ayar.get(anahtar), sec };
}
