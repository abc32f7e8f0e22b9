import { telefonYaz, telefonYolu } from '@masabasi/core/platform/identity/kimlik';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { istanbulGunu, istanbulSaati } from '@masabasi/core/platform/time/tarih';
import { YOL_CARPANI } from '@masabasi/core/pazarlama/ziyaret/rota';
import { konumSozu } from '@masabasi/core/pazarlama/ziyaret/rules';
import type { PlanDuragi } from '@masabasi/core/pazarlama/ziyaret/satirlar';
import { Button, Flex, Text } from '@mantine/core';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import IconPrinter from '~icons/tabler/printer';
import { useState } from 'react';
import { ziyaret as oda } from '../../calls/ziyaret.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { dosyayiIndir } from '../../platform/call/indir.ts';
import { haritaHizmetiVar } from '../../platform/map/harita.ts';
import { MusteriBagi } from '../../musteri/musteri/MusteriBagi.tsx';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { DateField } from '../../ui/DateField.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Read } from '../../ui/Read.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { ProviderMap } from '../../ui/ProviderMap.tsx';
import { Columns } from '../../ui/Columns.tsx';
import { PlainList } from '../../ui/PlainList.tsx';

const HICBIRI: readonly PlanDuragi[] = [];
const UZAKLIKLAR = [20, 40, 80, 150].map((km) => ({ Id: km, Ad: `${km} km` }));

function Durak({ d, sira }: { readonly d: PlanDuragi; readonly sira: number }) {
  return (
    <Columns
      component="li"
      of="28px minmax(0, 1fr) auto"
      gap="2px 12px"
      align="baseline"
      pb={12}
      className="line-below"
    >
      <Text span ta="right" c="dimmed" className="tnum">
        {sira}.
      </Text>
      <span>
        <MusteriBagi Id={d.MusteriId} ad={d.Musteri} />
      </span>
      <span className="tnum">{d.Zaman === null ? 'Yol üstünde' : istanbulSaati(d.Zaman)}</span>
      <Text c="dimmed" className="anywhere" style={{ gridColumn: '2 / -1' }}>
        {d.Neden}
      </Text>
      <Text c="dimmed" className="anywhere" style={{ gridColumn: '2 / -1' }}>
        {[
          [d.Adres, d.Ilce, d.Il].filter(Boolean).join(', '),
          d.Km !== null && `öncekinden ${sayiYaz(d.Km)} km`,
          konumSozu(d.Konum),
        ]
          .filter(Boolean)
          .join(' · ')}
        {d.Telefon !== null && (
          <>
            {' · '}
            <a href={telefonYolu(d.Telefon)}>{telefonYaz(d.Telefon)}</a>
          </>
        )}
      </Text>
    </Columns>
  );
}

/** Route of a day's visits, with the order and its reasons. */
export default function GunPlaniDialog({ onClose }: { readonly onClose: () => void }) {
  const [Gun, setGun] = useState<string | null>(istanbulGunu(simdi()));
  const [Uzaklik, setUzaklik] = useState(40);
  const plan = useEndpoint(
    oda.gunPlani,
    { Gun: Gun ?? '', Uzaklik },
    { enabled: Gun !== null, keepPrevious: true, refetchOnMount: 'always' },
  );
  const yazdir = useAction(oda.print_gun_plani, { onSuccess: (cevap) => dosyayiIndir(cevap, 'pdf') });
  const { duraklar = HICBIRI, uzaktan = HICBIRI, cakismalar = [] } = plan.data ?? {};
  const bos = duraklar.length === 0 && uzaktan.length === 0;
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Gün Planı"
      width={720}
      readOnly
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            Kapat
          </Button>
          <Button
            leftSection={<IconPrinter size={16} aria-hidden />}
            loading={yazdir.isPending}
            disabled={bos}
            onClick={() => Gun !== null && yazdir.mutate({ Gun, Uzaklik })}
          >
            Yazdır
          </Button>
        </>
      }
    >
      <Flex gap={12} wrap="wrap" align="flex-end" mb={12}>
        <DateField label="Gün" value={Gun} onChange={setGun} />
        <SelectField
          label="Yoldan Uzaklık"
          value={Uzaklik}
          onChange={(km) => km !== null && setUzaklik(km)}
          options={UZAKLIKLAR}
        />
      </Flex>
      {cakismalar.length > 0 && (
        <Notice tone="warn" icon={<IconAlertTriangle size={18} />}>
          {cakismalar.join(' ')}
        </Notice>
      )}
      {plan.data && duraklar.length > 0 && (
        <>
          <Text my={12} c="dimmed">
            Toplam yol yaklaşık {sayiYaz(plan.data.Km)} km. Uzaklıklar kuş uçuşunun {sayiYaz(YOL_CARPANI)} katıdır;
            konumu yazılmamış müşteri ilçesinin, ilçesi de yazılmamışsa ilinin merkezinde sayılır.
          </Text>
          {haritaHizmetiVar && (
            <ProviderMap
              label="Günün durakları, harita hizmeti"
              places={duraklar.map((d, i) => ({
                Id: i,
                Ad: `${i + 1}. ${d.Musteri}`,
                Enlem: d.Enlem,
                Boylam: d.Boylam,
                sign: String(i + 1),
              }))}
            />
          )}
          <PlainList ordered gap={12} aria-label="Duraklar">
            {duraklar.map((d, i) => (
              <Durak key={`${d.Tur}.${d.KayitId}`} d={d} sira={i + 1} />
            ))}
          </PlainList>
        </>
      )}
      {uzaktan.length > 0 && (
        <>
          <Text component="h3" mt={20} mb={12} fz={14} fw={600}>
            Uzaktan görüşmeler
          </Text>
          <PlainList gap={12} aria-label="Uzaktan görüşmeler">
            {uzaktan.map((d) => (
              <Columns
                key={d.KayitId}
                component="li"
                of="48px minmax(0, 1fr) auto"
                gap="2px 12px"
                align="baseline"
                pb={12}
                className="line-below"
              >
                <Text span ta="right" c="dimmed" className="tnum">
                  {d.Zaman !== null && istanbulSaati(d.Zaman)}
                </Text>
                <span>
                  <MusteriBagi Id={d.MusteriId} ad={d.Musteri} />
                </span>
                <span>{d.Telefon !== null && <a href={telefonYolu(d.Telefon)}>{telefonYaz(d.Telefon)}</a>}</span>
                <Text c="dimmed" className="anywhere" style={{ gridColumn: '2 / -1' }}>
                  {d.Neden}
                </Text>
              </Columns>
            ))}
          </PlainList>
        </>
      )}
      <Read of={plan} rows={5}>
        {() =>
          bos && (
            <EmptyState
              title="Bu gün için planlanmış ziyaretiniz yok."
              text="Bir ziyaret planlayınca yakınındaki adaylar ve süresi biten lisanslar da burada sıralanır."
            />
          )
        }
      </Read>
    </Dialog>
  );
}
