import { type Gun, tarihOku } from '@masabasi/core/tarih';
import { useSearchParams } from 'react-router';

/** The day that a calendar is at; it lives in the address, so that the way back from a record leads to it. */
export function useTakvimGunu(bugun: Gun): [gun: Gun, git: (gun: Gun) => void] {
  const [adres, setAdres] = useSearchParams();
  const git = (gun: Gun) =>
    setAdres(
      (once) => {
        const sozler = new URLSearchParams(once);
        if (gun === bugun) sozler.delete('gun');
        else sozler.set('gun', gun);
        return sozler;
      },
      { replace: true },
    );
  return [tarihOku(adres.get('gun') ?? '') ?? bugun, git];
}
