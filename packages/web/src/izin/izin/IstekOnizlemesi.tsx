import { Flex, Text } from '@mantine/core';
import type { Basari } from '@masabasi/core/platform/call/endpoint';
import type { talep } from '@masabasi/core/izin/talep/contract';
import { gunAyYaz } from '@masabasi/core/platform/time/tarih';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import IconUsers from '~icons/tabler/users';
import { Avatar } from '../../ui/Avatar.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PlainList } from '../../ui/PlainList.tsx';

type Sonuc = Basari<typeof talep.izinTalepDene>;

/** Colleagues shown by name. */
const EN_COK_KISI = 4;

/** The reason that this request would be refused, and colleagues of the department who are away on the same days. */
export function IstekOnizlemesi({ engel, ayniGunler }: Pick<Sonuc, 'engel' | 'ayniGunler'>) {
  const kisiSayisi = new Set(ayniGunler.map((i) => i.UserId)).size;
  const kalan = ayniGunler.length - EN_COK_KISI;
  return (
    <div role="status">
      {engel !== null && (
        <Notice tone="danger" icon={<IconAlertTriangle />}>
          {engel}
        </Notice>
      )}
      {engel === null && kisiSayisi === 0 && (
        <Text span display="block" fz={13} c="dimmed">
          Bu günlerde departmanınızdan izinde olan yok.
        </Text>
      )}
      {engel === null && kisiSayisi > 0 && (
        <Notice tone="info" icon={<IconUsers />}>
          Bu günlerde departmanınızdan {kisiSayisi} kişi izinde:
          <PlainList mt={4}>
            {ayniGunler.slice(0, EN_COK_KISI).map((i) => (
              <Flex key={`${i.UserId}.${i.Baslangic}`} component="li" gap={8} align="center" py={2}>
                <Avatar name={i.Ad} size={20} />
                <span>{i.Ad}</span>
                <Text span c="dimmed" className="tnum">
                  {i.Baslangic === i.Bitis ? gunAyYaz(i.Baslangic) : `${gunAyYaz(i.Baslangic)} – ${gunAyYaz(i.Bitis)}`}
                </Text>
              </Flex>
            ))}
          </PlainList>
          {kalan > 0 && `ve ${kalan} izin daha`}
        </Notice>
      )}
    </div>
  );
}
