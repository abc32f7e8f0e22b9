import { Flex } from '@mantine/core';
import type { SatirPostasi } from '@masabasi/core/platform/posta/contract';
import { type PostaHali, postaHaliYaz } from '@masabasi/core/platform/posta/rules';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import IconCircleCheck from '~icons/tabler/circle-check';
import IconClock from '~icons/tabler/clock';
import IconPaperclip from '~icons/tabler/paperclip';
import { Chip, type ChipTone } from '../../ui/Chip.tsx';
import { PlainList } from '../../ui/PlainList.tsx';

const GORUNUSLER: Readonly<Record<PostaHali, readonly [ChipTone, typeof IconClock]>> = {
  gonderilecek: ['info', IconClock],
  smtpYok: ['warn', IconClock],
  denenecek: ['warn', IconAlertTriangle],
  gonderildi: ['ok', IconCircleCheck],
  gonderilemedi: ['danger', IconAlertTriangle],
};

/** The delivery state of the mail of a history line, and its attachments. */
export function PostaHaliEtiketi({ posta }: { readonly posta: SatirPostasi }) {
  const [tone, Icon] = GORUNUSLER[posta.Hal];
  return (
    <>
      <Chip tone={tone} icon={<Icon />}>
        {`${posta.Alici}: ${postaHaliYaz(posta.Hal, posta)}`}
      </Chip>
      {posta.Ekler.length > 0 && (
        <PlainList row gap="2px 12px" mt={4} fz={13} c="dimmed" aria-label="Ekler">
          {posta.Ekler.map((e, sira) => (
            // oxlint-disable-next-line react/no-array-index-key -- two may have one name, and their order never changes
            <Flex key={sira} component="li" gap={4} align="center" miw={0} className="anywhere">
              <IconPaperclip size={14} aria-hidden />
              {e.Kaldi ? `${e.Ad}: kaldırıldığı için eklenmedi` : e.Ad}
            </Flex>
          ))}
        </PlainList>
      )}
    </>
  );
}
