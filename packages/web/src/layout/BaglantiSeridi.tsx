import { Flex } from '@mantine/core';
import { useDidUpdate } from '@mantine/hooks';
import IconPlugConnectedX from '~icons/tabler/plug-connected-x';
import { kurulum } from '../calls/kurulum.ts';
import { queryClient, readAhead } from '../platform/call/api.ts';
import { useKopuk } from '../platform/call/baglanti.ts';
import { call } from '../platform/call/cagri.ts';
import { useBaglanti } from '../platform/call/olaylar.ts';
import { useListener } from '../ui/useListener.ts';
import { useTimer } from '../ui/useTimer.ts';

const SINAMA_ARASI = 3000;
/** A cut stream comes back by itself within seconds. Only after this wait the server is asked. */
const AKIS_BEKLEME = 3000;

/** Makes the cheapest call that needs no session. `call` reports its outcome to `baglanti.ts`. */
const sina = () => void readAhead(call(kurulum.kurulumDurumu, {}, { relogin: false }));

/** Tells that the server cannot be reached, tries until it answers, and then reads the whole screen again. */
export function BaglantiSeridi() {
  const kopuk = useKopuk();
  const akis = useBaglanti();
  useTimer(sina, kopuk ? SINAMA_ARASI : null, { every: true });
  useListener('window', 'online', sina, { active: kopuk });
  useTimer(sina, akis === 'kopuk' ? AKIS_BEKLEME : null);
  useDidUpdate(() => {
    if (!kopuk) void queryClient.invalidateQueries();
  }, [kopuk]);

  if (!kopuk) return null;
  return (
    <Flex
      component="p"
      role="alert"
      className="line-below"
      gap={8}
      align="center"
      justify="center"
      px={16}
      py={6}
      m={0}
      fz={13}
      lh="20px"
      c="var(--warn)"
      bg="var(--warn-soft)"
    >
      <IconPlugConnectedX size={18} stroke={1.7} aria-hidden />
      <span>
        <b>Bağlantı yok.</b> Gördükleriniz son alınan hâliyle duruyor; bağlantı gelince kendiliğinden güncellenir.
      </span>
    </Flex>
  );
}
