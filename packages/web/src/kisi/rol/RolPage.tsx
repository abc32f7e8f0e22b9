import { Button } from '@mantine/core';
import IconPlus from '~icons/tabler/plus';
import { useState } from 'react';
import { rol as oda } from '../../calls/rol.ts';
import { useAdres } from '../../platform/list/adres.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import DeniedPage from '../../layout/DeniedPage.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { RolListesi } from './RolListesi.tsx';
import { YeniYetkiler } from './YeniYetkiler.tsx';
import { YetkiKisileri } from './YetkiKisileri.tsx';

const RolDialog = onDemand(() => import('./RolDialog.tsx'));

/** Roles and their people. A change takes effect with the person's next request. */
export default function RolPage() {
  const roller = useEndpoint(oda.rolListesi, {}, { refetchOnMount: 'always' });
  const [ayar, setAyar] = useAdres();
  const [duzenlenen, setDuzenlenen] = useState<number | 'yeni' | null>(null);
  if (roller.error?.status === 403) return <DeniedPage />;
  const sekmeler = [
    { value: 'roller', label: 'Roller', content: <RolListesi roller={roller} onEdit={setDuzenlenen} /> },
    { value: 'kisiler', label: 'Kişiler', content: <YetkiKisileri roller={roller.data?.roller} /> },
  ];
  const sekme = sekmeler.find((s) => s.value === ayar.get('sekme'))?.value ?? 'roller';
  const satir = duzenlenen === 'yeni' ? null : roller.data?.roller.find((r) => r.Id === duzenlenen);
  return (
    <>
      <PageHeader
        title="Roller ve Yetkiler"
        text="Kimin neyi yapabildiği ve hangi sayfaları gördüğü. Değişiklik kişinin açık ekranında hemen geçerli olur."
        actions={
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setDuzenlenen('yeni')}>
            Yeni Rol
          </Button>
        }
      />
      <YeniYetkiler yetkiler={roller.data?.yeniYetkiler ?? []} />
      <Tabs
        label="Roller ve kişiler"
        tabs={sekmeler}
        value={sekme}
        onChange={(v) => setAyar(v === 'roller' ? {} : { sekme: v }, { replace: true })}
      />
      {satir !== undefined && <RolDialog satir={satir} onClose={() => setDuzenlenen(null)} />}
    </>
  );
}
