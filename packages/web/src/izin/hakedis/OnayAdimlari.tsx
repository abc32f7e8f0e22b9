import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { talep } from '../../calls/talep.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useYetkiVar } from '../../platform/session/oturum.ts';
import { Read } from '../../ui/Read.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { onDemand } from '../../ui/onDemand.tsx';

const OnayKuraliDialog = onDemand(() => import('./OnayKuraliDialog.tsx'));

const cumle = (gun: number | null): string => {
  if (gun === null) return 'Bir onay yeter: isteğe kişinin sorumlusu karar verir.';
  const hangi = gun === 0 ? 'Her izin isteği' : `${gun} günden uzun izin istekleri`;
  return `${hangi}, sorumlunun onayından sonra bir kez daha onaylanır.`;
};

/** The number of approvals for a leave request. */
export function OnayAdimlari() {
  const degistirir = useYetkiVar(YETKI.ayricalikli);
  const kural = useEndpoint(talep.izinOnayKurali, {}, { refetchOnMount: 'always' });
  const [acik, setAcik] = useState(false);
  return (
    <Panel
      title="Onay Adımları"
      padded
      actions={
        degistirir && (
          <Button variant="default" disabled={!kural.data} onClick={() => setAcik(true)}>
            Değiştir
          </Button>
        )
      }
    >
      <Read of={kural} rows={0}>
        {({ IkinciOnayGun }) => <p>{cumle(IkinciOnayGun)}</p>}
      </Read>
      <p>
        İkinci onayı, ‘İzin isteklerine ikinci onayı verme’ yetkisi olanlar verir; ilk onayı verenle isteyen veremez.
        İptal istekleri bir onayla biter.
      </p>
      {acik && kural.data && <OnayKuraliDialog gun={kural.data.IkinciOnayGun} onClose={() => setAcik(false)} />}
    </Panel>
  );
}
