import { EN_COK_KARAR, kararHatasi } from '@masabasi/core/is/toplanti/rules';
import type { ToplantiKarari, ToplantiKarti } from '@masabasi/core/is/toplanti/satirlar';
import { ActionIcon, Button, Text } from '@mantine/core';
import IconPlus from '~icons/tabler/plus';
import IconTrash from '~icons/tabler/trash';
import { toplanti as oda } from '../../calls/toplanti.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useForm } from '../../platform/form/form.ts';
import { DateField } from '../../ui/DateField.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { chosen, SelectField } from '../../ui/SelectField.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { Columns } from '../../ui/Columns.tsx';

interface Yazilan {
  readonly key: number;
  readonly KararId: number;
  readonly Metin: string;
  readonly SorumluId: number | null;
  readonly Sorumlu: string | null;
  readonly Termin: string | null;
  /** The decision was closed, or became a task: it cannot change. */
  readonly sabit: boolean;
}

export interface KararlarDialogProps {
  readonly t: ToplantiKarti;
  readonly kararlar: readonly ToplantiKarari[];
  readonly onClose: () => void;
}

const bos = (key: number): Yazilan => ({
  key,
  KararId: 0,
  Metin: '',
  SorumluId: null,
  Sorumlu: null,
  Termin: null,
  sabit: false,
});

/** The decisions of a meeting, one below the other. */
export default function KararlarDialog({ t, kararlar, onClose }: KararlarDialogProps) {
  const personel = useEndpoint(oda.getpersonelList, {});
  const form = useForm(oda.toplantiKararKaydet, {
    draft: { name: `toplanti.kararlar.${t.Id}`, version: t.Surum },
    initial: (): { satirlar: readonly Yazilan[] } => ({
      satirlar:
        kararlar.length === 0
          ? [bos(0)]
          : kararlar.map(({ KararId, Metin, SorumluId, Sorumlu, Termin, Durum, GorevId }, key) => ({
              key,
              KararId,
              Metin,
              SorumluId,
              Sorumlu,
              Termin,
              sabit: Durum !== 'acik' || GorevId !== null,
            })),
    }),
    errors: ({ satirlar }) => ({ satirlar: kararHatasi(satirlar) ?? undefined }),
    request: ({ satirlar }) => ({
      Id: t.Id,
      Surum: t.Surum,
      kararlar: satirlar.map(({ KararId, Metin, SorumluId, Termin }) => ({
        KararId,
        Metin: Metin.trim(),
        SorumluId,
        Termin,
      })),
    }),
    onSuccess: () => {
      bildir({ baslik: 'Kararlar kaydedildi', tur: 'success' });
      onClose();
    },
  });
  const { satirlar } = form.values;
  const yaz = (yeni: readonly Yazilan[]) => form.set({ satirlar: yeni });
  const degistir = (i: number, degisen: Partial<Yazilan>) =>
    yaz(satirlar.map((k, n) => (n === i ? { ...k, ...degisen } : k)));
  const { error } = form.field('satirlar');
  return (
    <FormDialog
      title={`Kararlar: ${t.No}`}
      width={760}
      form={form}
      onClose={onClose}
      ready={personel.data !== undefined}
    >
      {satirlar.map((k, i) => (
        <Columns
          key={k.key}
          of="minmax(0, 1fr) 160px auto"
          below={640}
          gap={8}
          align="end"
          pb={12}
          className="line-below"
          role="group"
          aria-label={`${i + 1}. karar`}
        >
          <div className="whole">
            <TextAreaField
              label={`${i + 1}. karar`}
              value={k.Metin}
              maxLength={2000}
              rows={2}
              required
              disabled={k.sabit}
              first={i === satirlar.length - 1}
              onChange={(Metin) => degistir(i, { Metin })}
            />
          </div>
          <SelectField
            label="Sorumlu"
            options={personel.data?.personellist ?? []}
            current={chosen(k.SorumluId, k.Sorumlu)}
            value={k.SorumluId}
            disabled={k.sabit}
            onChange={(SorumluId) => degistir(i, { SorumluId })}
          />
          <DateField
            label="Termin"
            value={k.Termin}
            disabled={k.sabit}
            onChange={(Termin) => degistir(i, { Termin })}
          />
          <ActionIcon
            color="danger"
            mb={3}
            disabled={k.sabit}
            aria-label={`${i + 1}. kararı çıkar`}
            onClick={() => yaz(satirlar.filter((_, n) => n !== i))}
          >
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        </Columns>
      ))}
      {error && (
        <Text role="alert" c="var(--danger)">
          {error}
        </Text>
      )}
      <Button
        variant="default"
        style={{ alignSelf: 'flex-start' }}
        leftSection={<IconPlus size={14} aria-hidden />}
        disabled={satirlar.length >= EN_COK_KARAR}
        onClick={() => yaz([...satirlar, bos(Math.max(-1, ...satirlar.map((k) => k.key)) + 1)])}
      >
        Karar Ekle
      </Button>
    </FormDialog>
  );
}
