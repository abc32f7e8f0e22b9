import { type Gun, tarihOku } from '@masabasi/core/platform/time/tarih';
import { useAdres } from '../list/adres.ts';

/** The day of a calendar. It lives in the address, so that the way back from a record leads to the same day. */
export function useTakvimGunu(bugun: Gun): [gun: Gun, git: (gun: Gun) => void] {
  const [adres, setAdres] = useAdres();
  const git = (gun: Gun) =>
    setAdres(
      (sozler) => {
        if (gun === bugun) sozler.delete('gun');
        else sozler.set('gun', gun);
      },
      { replace: true },
    );
  return [tarihOku(adres.get('gun') ?? '') ?? bugun, git];
}
