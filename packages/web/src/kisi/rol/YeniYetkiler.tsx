import { Box } from '@mantine/core';
import type { YeniYetki } from '@masabasi/core/kisi/rol/contract';
import { istanbulGunu, tarihYaz } from '@masabasi/core/platform/time/tarih';
import IconSparkles from '~icons/tabler/sparkles';
import { Notice } from '../../ui/Notice.tsx';

/**
 * Rights from a newer version, and the roles that have them. A role that was edited does not get them automatically.
 */
export function YeniYetkiler({ yetkiler }: { readonly yetkiler: readonly YeniYetki[] }) {
  if (yetkiler.length === 0) return null;
  return (
    <Notice tone="info" icon={<IconSparkles />}>
      <b>Yeni sürümle gelen yetkiler</b>
      <Box component="ul" my={4} className="bullets">
        {yetkiler.map((y) => (
          <li key={y.YetkiId}>
            {`${y.Ad} (${tarihYaz(istanbulGunu(y.Zaman))}): ${y.Roller.length > 0 ? y.Roller.join(', ') : 'henüz hiçbir rolde yok'}.`}
          </li>
        ))}
      </Box>
      Değiştirdiğiniz rollere kendiliğinden verilmez; gerekiyorsa rolü açıp işaretleyiniz.
    </Notice>
  );
}
