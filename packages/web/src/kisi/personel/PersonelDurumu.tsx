import type { PersonelSatiri } from '@masabasi/core/kisi/personel/contract';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import IconCircleCheck from '~icons/tabler/circle-check';
import IconDoorExit from '~icons/tabler/door-exit';
import IconLock from '~icons/tabler/lock';
import IconUserOff from '~icons/tabler/user-off';
import { Chip } from '../../ui/Chip.tsx';

type Durumlu = Pick<PersonelSatiri, 'Aktif' | 'CikisTarihi' | 'GirisIzni'>;

/** The state of a person in one word, for filters and files. */
export const durumAdi = (k: Durumlu): string =>
  k.Aktif ? (k.CikisTarihi === null ? 'Çalışıyor' : 'Ayrılacak') : 'Ayrıldı';

/**
 * Employed, leaving or left, and the permission to sign in. In a list the usual state is plain text. Colour marks
 * unusual ones.
 */
export function PersonelDurumu({ kisi, listede = false }: { kisi: Durumlu; listede?: boolean }) {
  return (
    <>
      {kisi.Aktif &&
        kisi.CikisTarihi === null &&
        (listede ? (
          'Çalışıyor'
        ) : (
          <Chip tone="ok" icon={<IconCircleCheck />}>
            Çalışıyor
          </Chip>
        ))}
      {kisi.Aktif && kisi.CikisTarihi !== null && (
        <Chip tone="warn" icon={<IconDoorExit />}>
          {tarihYaz(kisi.CikisTarihi)} ayrılacak
        </Chip>
      )}
      {!kisi.Aktif && <Chip icon={<IconUserOff />}>Ayrıldı</Chip>}
      {kisi.Aktif && !kisi.GirisIzni && (
        <Chip tone="info" icon={<IconLock />}>
          Giriş kapalı
        </Chip>
      )}
    </>
  );
}
