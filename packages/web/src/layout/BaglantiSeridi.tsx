import IconPlugConnectedX from '~icons/tabler/plug-connected-x';
import { useEffect, useRef } from 'react';
import { kurulum } from '../calls/kurulum.ts';
import { queryClient, readAhead } from '../platform/call/api.ts';
import { useKopuk } from '../platform/call/baglanti.ts';
import { call } from '../platform/call/cagri.ts';
import { useBaglanti } from '../platform/call/olaylar.ts';
import css from './BaglantiSeridi.module.css';

const SINAMA_ARASI = 3000;
/** A cut stream comes back by itself within seconds. Only after this wait the server is asked. */
const AKIS_BEKLEME = 3000;

/** Makes the cheapest call that needs no session. `call` reports its outcome to `baglanti.ts`. */
const sina = () => void readAhead(call(kurulum.kurulumDurumu, {}, { relogin: false }));

/** Tells that the server cannot be reached, tries until it answers, and then reads the whole screen again. */
export function BaglantiSeridi() {
  const kopuk = useKopuk();
  const akis = useBaglanti();
  const oncekiKopuk = useRef(false);

  useEffect(() => {
    if (oncekiKopuk.current && !kopuk) void queryClient.invalidateQueries();
    oncekiKopuk.current = kopuk;
    if (!kopuk) return undefined;
    const z = setInterval(sina, SINAMA_ARASI);
    window.addEventListener('online', sina);
    return () => {
      clearInterval(z);
      window.removeEventListener('online', sina);
    };
  }, [kopuk]);

  useEffect(() => {
    if (akis !== 'kopuk') return undefined;
    const z = setTimeout(sina, AKIS_BEKLEME);
    return () => clearTimeout(z);
  }, [akis]);

  if (!kopuk) return null;
  return (
    <p role="alert" className={css.serit}>
      <IconPlugConnectedX size={18} stroke={1.7} aria-hidden />
      <span>
        <b>Bağlantı yok.</b> Gördükleriniz son alınan hâliyle duruyor; bağlantı gelince kendiliğinden güncellenir.
      </span>
    </p>
  );
}
