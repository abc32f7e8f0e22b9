import type { Basari } from '@masabasi/core/platform/call/endpoint';
import { sozZamani } from '@masabasi/core/masa/sla/rules';
import { istanbulAni, istanbulGunu, ms, tarihYaz } from '@masabasi/core/platform/time/tarih';
import { Box, Button, Flex, Text } from '@mantine/core';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import IconCircleCheck from '~icons/tabler/circle-check';
import IconClock from '~icons/tabler/clock';
import IconInfoCircle from '~icons/tabler/info-circle';
import { useState } from 'react';
import { devir as oda } from '../../calls/devir.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useForm } from '../../platform/form/form.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Read } from '../../ui/Read.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { Table } from '../../ui/Table.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { PlainList } from '../../ui/PlainList.tsx';
import { Columns } from '../../ui/Columns.tsx';

type Devir = Basari<typeof oda.izinDevri>;
type Sonuc = Basari<typeof oda.izinDevret>;

interface DevirFormu {
  /** Tickets to hand over. */
  readonly secilen: readonly number[];
  /** The receiving person of each ticket. */
  readonly kime: Readonly<Record<number, number | null>>;
  readonly Aciklama: string;
}

/** The promise ends before the person returns, or it has already passed. */
const donmeden = ({ SlaBitis }: Devir['gorusmeler'][number], izin: Devir['izin']) =>
  SlaBitis !== null && ms(SlaBitis) < istanbulAni(izin.Bitis);

function Soz({ g }: { readonly g: Devir['gorusmeler'][number] }) {
  if (g.SlaBitis === null) return null;
  const gecti = ms(g.SlaBitis) < simdi();
  const ne = gecti ? 'Süresi geçti' : g.IzindeBiter ? 'İzinde doluyor' : 'Söz';
  return (
    <span>
      <Chip tone={gecti ? 'danger' : g.IzindeBiter ? 'warn' : 'neutral'} icon={<IconClock size={14} />}>
        {ne}: {sozZamani(g.SlaBitis, simdi())}
      </Chip>
    </span>
  );
}

/** The title depends on the start of the leave: the person may be away already. */
const baslik = (izin: Devir['izin']) =>
  `${izin.Baslangic > istanbulGunu(simdi()) ? 'İzin Öncesi Devir' : 'İzinlinin Görüşmeleri'}: ${izin.Kisi}`;
const arada = (izin: Devir['izin']) => `${tarihYaz(izin.Baslangic)} – ${tarihYaz(izin.Bitis)} arasında izinli.`;

const Gorusme = ({ g }: { readonly g: Devir['gorusmeler'][number] }) => (
  <Flex component="span" direction="column" gap={2} miw={0} className="anywhere">
    <Text span fw={500}>{`${g.No} ${g.Baslik}`}</Text>
    <Text span fz={13} c="dimmed">
      {[g.Musteri, g.Proje, g.Durum, g.Oncelik].join(' · ')}
    </Text>
    <Soz g={g} />
  </Flex>
);

/** The tickets of the absent person, for a reader who cannot hand them over. */
const Bakis = ({
  devir: { izin, gorusmeler },
  engel,
  onClose,
}: {
  readonly devir: Devir;
  readonly engel: string;
  readonly onClose: () => void;
}) => (
  <Dialog
    opened
    onClose={onClose}
    title={baslik(izin)}
    width={760}
    readOnly
    footer={
      <Button variant="default" onClick={onClose} data-autofocus>
        Kapat
      </Button>
    }
  >
    <Notice tone="info" icon={<IconInfoCircle />}>
      {engel}
    </Notice>
    <Text mb={8} c="dimmed">
      {arada(izin)}
    </Text>
    <PlainList className="ruled" mb={16} bd="1px solid var(--line)" bdrs={8} aria-label="Açık görüşmeler">
      {gorusmeler.map((g) => (
        <Box key={g.Id} component="li" py={10} px={12}>
          <Gorusme g={g} />
        </Box>
      ))}
    </PlainList>
  </Dialog>
);

interface SecimProps {
  readonly devir: Devir;
  readonly onSonuc: (sonuc: Sonuc) => void;
  readonly onClose: () => void;
}

/** Assigns tickets to people. Tickets due before the return, with a suggested person, are preselected. */
function Secim({ devir, onSonuc, onClose }: SecimProps) {
  const { izin, gorusmeler, adaylar } = devir;
  const form = useForm(oda.izinDevret, {
    draft: null,
    initial: (): DevirFormu => ({
      secilen: gorusmeler.filter((g) => donmeden(g, izin) && g.OneriId !== null).map((g) => g.Id),
      kime: Object.fromEntries(gorusmeler.map((g) => [g.Id, g.OneriId])),
      Aciklama: '',
    }),
    request: ({ secilen, kime, Aciklama }) => {
      const bunlar = gorusmeler.filter((g) => secilen.includes(g.Id));
      if (bunlar.length === 0) return 'Devredilecek görüşmeleri seçiniz.';
      const bos = bunlar.find((g) => kime[g.Id] === null);
      if (bos) return `${bos.No} için devralacak kişiyi seçiniz.`;
      const satirlar = bunlar.map((g) => ({ Id: g.Id, Surum: g.Surum, AtananId: kime[g.Id]! }));
      return { IzinId: izin.Id, satirlar, Aciklama };
    },
    onSuccess: onSonuc,
  });
  const { secilen, kime } = form.values;
  const hepsi = gorusmeler.length > 0 && secilen.length === gorusmeler.length;
  const sec = (Id: number, evet: boolean) =>
    form.set({ secilen: evet ? [...secilen, Id] : secilen.filter((s) => s !== Id) });
  return (
    <FormDialog
      title={baslik(izin)}
      width={760}
      form={form}
      onClose={onClose}
      submit={secilen.length > 0 ? `${secilen.length} Görüşmeyi Devret` : 'Devret'}
      actions={
        <Button variant="default" onClick={() => form.set({ secilen: hepsi ? [] : gorusmeler.map((g) => g.Id) })}>
          {hepsi ? 'Seçimi Kaldır' : 'Hepsini Seç'}
        </Button>
      }
    >
      <Text mb={8} c="dimmed">
        {arada(izin)} Önerilen kişiler ürünle çalışır, o günlerde izinli değildir; aynı departmandan ve üzerinde en az
        görüşme olandan başlanır.
      </Text>
      <PlainList className="ruled" mb={16} bd="1px solid var(--line)" bdrs={8} aria-label="Devredilecek görüşmeler">
        {gorusmeler.map((g, i) => (
          <Columns
            key={g.Id}
            component="li"
            of="minmax(0, 1fr) 280px"
            below={640}
            gap="8px 16px"
            align="start"
            py={10}
            px={12}
          >
            <Flex component="label" gap={10} miw={0} style={{ cursor: 'pointer' }}>
              <input
                type="checkbox"
                className="tick"
                style={{ width: 18, height: 18, margin: '2px 3px 3px 4px' }}
                data-autofocus={i === 0 || undefined}
                checked={secilen.includes(g.Id)}
                onChange={(e) => sec(g.Id, e.currentTarget.checked)}
              />
              <Gorusme g={g} />
            </Flex>
            <div>
              <SelectField
                hideLabel
                label={`${g.No}: devralacak kişi`}
                value={kime[g.Id] ?? null}
                onChange={(v) => form.set({ kime: { ...kime, [g.Id]: v } })}
                options={adaylar
                  .filter((a) => a.ProjeId === g.ProjeId)
                  .map((a) => ({ Id: a.Id, Ad: `${a.Ad} (${a.Departman}, ${a.Acik} açık)` }))}
                nothingFound="Bu ürünle çalışan ve o günlerde izinli olmayan kimse yok"
              />
            </div>
          </Columns>
        ))}
      </PlainList>
      <TextAreaField
        {...form.field('Aciklama')}
        label="Not"
        description="Neyin yapıldığını ve neyin kaldığını yazınız; devredilen her görüşmenin geçmişine yazılır."
        rows={2}
        maxLength={2000}
      />
    </FormDialog>
  );
}

/** The result, if some tickets were not handed over. */
const Kalanlar = ({ sonuc, onClose }: { readonly sonuc: Sonuc; readonly onClose: () => void }) => (
  <Dialog
    opened
    onClose={onClose}
    title="Devir Sonucu"
    width={600}
    readOnly
    footer={
      <Button onClick={onClose} data-autofocus>
        Kapat
      </Button>
    }
  >
    <Notice tone="ok" icon={<IconCircleCheck />}>
      {sonuc.Devredilen} görüşme devredildi.
    </Notice>
    <Notice tone="warn" icon={<IconAlertTriangle />}>
      {sonuc.kalanlar.length} görüşme yerinde kaldı.
    </Notice>
    <Table
      label="Devredilemeyen görüşmeler"
      rows={sonuc.kalanlar}
      rowKey={(k) => k.Id}
      empty=""
      columns={[
        { key: 'No', header: 'Görüşme', width: '120px', renderCell: (k) => k.No ?? '' },
        { key: 'Neden', header: 'Neden', renderCell: (k) => k.Neden },
      ]}
    />
  </Dialog>
);

export interface DevirDialogProps {
  readonly izinId: number;
  readonly onClose: () => void;
}

/** Hands over the open tickets of a person on leave, all in one call. */
export default function DevirDialog({ izinId, onClose }: DevirDialogProps) {
  const okunan = useEndpoint(oda.izinDevri, { IzinId: izinId });
  const [sonuc, setSonuc] = useState<Sonuc | null>(null);
  if (sonuc !== null) return <Kalanlar sonuc={sonuc} onClose={onClose} />;
  const bitti = (s: Sonuc) => {
    if (s.kalanlar.length > 0) {
      setSonuc(s);
      return;
    }
    bildir({ baslik: `${s.Devredilen} görüşme devredildi`, tur: 'success', sure: 3000 });
    onClose();
  };
  const { data } = okunan;
  if (data && data.gorusmeler.length > 0 && data.Engel !== null)
    return <Bakis devir={data} engel={data.Engel} onClose={onClose} />;
  if (data && data.gorusmeler.length > 0)
    return <Secim key={data.gorusmeler.map((g) => g.Id).join()} devir={data} onSonuc={bitti} onClose={onClose} />;
  return (
    <Dialog opened onClose={onClose} title={data ? baslik(data.izin) : 'İzin Öncesi Devir'} width={600} readOnly>
      <Read of={okunan} rows={5} compact>
        {() => <EmptyState title="Devredilecek açık görüşme yok." />}
      </Read>
    </Dialog>
  );
}
