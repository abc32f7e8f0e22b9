import { Button, Flex, Stack, Text } from '@mantine/core';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import IconCopy from '~icons/tabler/copy';
import IconDownload from '~icons/tabler/download';
import { indir } from '../../platform/call/indir.ts';
import { kopyala } from '../../platform/clipboard/kopyala.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Columns } from '../../ui/Columns.tsx';

/** The recovery codes, visible only this one time. */
export function KurtarmaKodlari({ kodlar, hesap }: { kodlar: readonly string[]; hesap: string }) {
  const metin = `Masabaşı kurtarma kodları (${hesap})\nHer kod bir kez geçerlidir.\n\n${kodlar.join('\n')}\n`;
  return (
    <Stack gap={0}>
      <Notice tone="warn" icon={<IconAlertTriangle />}>
        Bu kodlar bir daha gösterilmez. Telefonunuz yanınızda yokken girişte kullanırsınız; telefonunuzdan ayrı, güvenli
        bir yerde saklayınız.
      </Notice>
      <Columns
        component="ol"
        of="repeat(auto-fit, minmax(190px, 1fr))"
        gap="6px 16px"
        p="14px 16px"
        mb={16}
        bg="var(--surface-2)"
        bdrs={8}
        aria-label="Kurtarma kodları"
      >
        {kodlar.map((k) => (
          <li key={k}>
            <Text component="code" ff="var(--font-mono)" fz={14} className="nowrap">
              {k}
            </Text>
          </li>
        ))}
      </Columns>
      <Flex gap={8} wrap="wrap">
        <Button
          variant="default"
          data-autofocus
          leftSection={<IconCopy size={16} aria-hidden />}
          onClick={() => void kopyala(metin, 'Kodlar')}
        >
          Kopyala
        </Button>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={() =>
            indir(new Blob([metin], { type: 'text/plain;charset=utf-8' }), 'Masabaşı kurtarma kodları.txt')
          }
        >
          İndir
        </Button>
      </Flex>
    </Stack>
  );
}
