import { BAG_TURLERI, type BagTuru } from '@masabasi/core/is/projetakip/cpm';
import { EN_COK_GECIKME, EN_COK_ONCEKI, type PlanBagi } from '@masabasi/core/is/projetakip/rules';
import type { PlanSatiri } from '@masabasi/core/is/projetakip/satirlar';
import { ActionIcon, Button, Flex, NumberInput, Text } from '@mantine/core';
import IconPlus from '~icons/tabler/plus';
import IconTrash from '~icons/tabler/trash';
import { ChoiceField } from '../../ui/ChoiceField.tsx';
import { SearchSelect } from '../../ui/SearchSelect.tsx';
import css from './PrjKarti.module.css';

export interface PlanBaglariProps {
  readonly value: readonly PlanBagi[];
  readonly onChange: (baglar: readonly PlanBagi[]) => void;
  /** Plans that it may depend on. */
  readonly planlar: readonly PlanSatiri[];
}

const TURLER = Object.entries(BAG_TURLERI).map(([value, ad]) => ({
  value: value as BagTuru,
  label: `${ad} (${value})`,
}));

/** The dependencies of a plan: kind and lag in working days. */
export function PlanBaglari({ value, onChange, planlar }: PlanBaglariProps) {
  const degis = (n: number, yeni: Partial<PlanBagi>) =>
    onChange(value.map((b, i) => (i === n ? { ...b, ...yeni } : b)));
  const bos = planlar.find((p) => !value.some((b) => b.PlanId === p.Id));
  return (
    <Flex component="fieldset" direction="column" gap={8}>
      <Text component="legend" mb={8} fz={14} fw={600}>
        Bağımlılıklar
      </Text>
      {value.map((b, n) => (
        <div key={b.PlanId} className={css.bag}>
          <SearchSelect
            label={`${n + 1}. bağlı olduğu plan`}
            data={planlar
              .filter((p) => p.Id === b.PlanId || !value.some((o) => o.PlanId === p.Id))
              .map((p) => ({ value: String(p.Id), label: p.Ad }))}
            value={String(b.PlanId)}
            onChange={(v) => v !== null && degis(n, { PlanId: Number(v) })}
          />
          <ChoiceField
            label={`${n + 1}. bağın türü`}
            options={TURLER}
            value={b.Tur}
            onChange={(Tur) => degis(n, { Tur })}
          />
          <NumberInput
            label={`${n + 1}. bağın gecikmesi`}
            suffix=" gün"
            min={-EN_COK_GECIKME}
            max={EN_COK_GECIKME}
            allowDecimal={false}
            value={b.Gecikme}
            onChange={(v) => typeof v === 'number' && degis(n, { Gecikme: v })}
          />
          <ActionIcon
            variant="subtle"
            size="lg"
            aria-label={`${n + 1}. bağımlılığı kaldır`}
            onClick={() => onChange(value.filter((_, i) => i !== n))}
          >
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      <div>
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconPlus size={14} aria-hidden />}
          disabled={bos === undefined || value.length >= EN_COK_ONCEKI}
          onClick={() => bos && onChange([...value, { PlanId: bos.Id, Tur: 'FS', Gecikme: 0 }])}
        >
          Bağımlılık Ekle
        </Button>
      </div>
    </Flex>
  );
}
