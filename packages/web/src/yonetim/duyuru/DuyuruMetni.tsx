import { Text } from '@mantine/core';
import { gunAyYaz, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import type { DuyuruSatiri } from '@masabasi/core/yonetim/duyuru/contract';

/** The text of an announcement with its author and time. Line breaks are kept. */
export function DuyuruMetni({ duyuru }: { duyuru: Pick<DuyuruSatiri, 'Metin' | 'Yazan' | 'CreateDateTime'> }) {
  return (
    <>
      <Text className="lines">{duyuru.Metin}</Text>
      <Text mt={8} fz={13} c="dimmed">
        {duyuru.Yazan} · {gunAyYaz(istanbulGunu(duyuru.CreateDateTime))}
      </Text>
    </>
  );
}
