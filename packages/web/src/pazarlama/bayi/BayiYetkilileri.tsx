import { EN_COK_BAYI_YETKILISI } from '@masabasi/core/pazarlama/bayi/rules';
import type { BayiYetkiliSatiri } from '@masabasi/core/pazarlama/bayi/satirlar';
import { YETKILI_ALANLARI, type YetkiliAlanlari } from '@masabasi/core/musteri/yetkili/alanlar';
import { BOS_YETKILI } from '@masabasi/core/musteri/yetkili/rules';
import { ActionIcon, Button, Stack, Text } from '@mantine/core';
import IconPlus from '~icons/tabler/plus';
import IconTrash from '~icons/tabler/trash';
import { FormRow, FormSection } from '../../ui/FormSection.tsx';
import { TextField } from '../../ui/TextField.tsx';

export type YazilanYetkili = BayiYetkiliSatiri;

export interface BayiYetkilileriProps {
  readonly value: readonly YazilanYetkili[];
  readonly onChange: (value: readonly YazilanYetkili[]) => void;
  readonly error?: string | false | undefined;
}

type Metin = Exclude<keyof YetkiliAlanlari, 'Aciklama'>;
const ALANLAR: readonly (readonly Metin[])[] = [
  ['Ad', 'Soyad'],
  ['Unvan', 'Eposta'],
  ['GSM', 'Telefon'],
];

/** Contact persons of a dealer. The first one is called first. */
export function BayiYetkilileri({ value, onChange, error }: BayiYetkilileriProps) {
  const degistir = (i: number, degisen: Partial<YazilanYetkili>) =>
    onChange(value.map((y, j) => (i === j ? { ...y, ...degisen } : y)));
  return (
    <FormSection name="Yetkili Kişiler">
      {value.map((y, i) => (
        // A new person has no unique field yet.
        <Stack
          // oxlint-disable-next-line react/no-array-index-key -- the place is what tells two new ones apart
          key={`${y.YetkiliId} ${i}`}
          pos="relative"
          gap={12}
          p="12px 44px 12px 12px"
          bd="1px solid var(--line)"
          bdrs={8}
          role="group"
          aria-label={`${i + 1}. yetkili`}
        >
          {ALANLAR.map((satir) => (
            <FormRow key={satir[0]}>
              {satir.map((ad) => (
                <TextField
                  key={ad}
                  label={YETKILI_ALANLARI[ad].baslik}
                  maxLength={YETKILI_ALANLARI[ad].enCok}
                  required={ad === 'Ad'}
                  value={y[ad] ?? ''}
                  onChange={(yazi) => degistir(i, { [ad]: YETKILI_ALANLARI[ad].bos === null ? yazi || null : yazi })}
                />
              ))}
            </FormRow>
          ))}
          <ActionIcon
            pos="absolute"
            top={8}
            right={8}
            color="danger"
            aria-label={`Çıkar: ${`${y.Ad} ${y.Soyad}`.trim() || `${i + 1}. yetkili`}`}
            onClick={() => onChange(value.filter((_, j) => i !== j))}
          >
            <IconTrash size={17} aria-hidden />
          </ActionIcon>
        </Stack>
      ))}
      {error && (
        <Text fz={13} c="var(--danger)" role="alert">
          {error}
        </Text>
      )}
      {value.length < EN_COK_BAYI_YETKILISI && (
        <Button
          variant="default"
          w="fit-content"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => onChange([...value, { ...BOS_YETKILI, YetkiliId: 0 }])}
        >
          Yetkili Ekle
        </Button>
      )}
    </FormSection>
  );
}
