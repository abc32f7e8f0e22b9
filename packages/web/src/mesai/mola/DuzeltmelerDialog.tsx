import { Flex, Group, Text } from '@mantine/core';
import { DUZELTME_SURECI } from '@masabasi/core/mesai/duzeltme/rules';
import type { Duzeltme } from '@masabasi/core/mesai/mola/contract';
import { type An, istanbulGunu, istanbulSaati, tarihYaz, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import IconArrowRight from '~icons/tabler/arrow-right';
import IconCircleCheck from '~icons/tabler/circle-check';
import { useState } from 'react';
import { mola } from '../../calls/mola.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { GecisDugmeleri } from '../../platform/hareket/GecisDugmeleri.tsx';
import { useKullanici, useYetkiVar } from '../../platform/session/oturum.ts';
import { KisiYuzu } from '../../kisi/personel/KisiYuzu.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Read } from '../../ui/Read.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { DuzeltmeRetDialog } from './DuzeltmeRetDialog.tsx';
import { PlainList } from '../../ui/PlainList.tsx';

const saatler = (bas: An, bit: An | null) =>
  bas === bit ? istanbulSaati(bas) : `${istanbulSaati(bas)}-${bit === null ? '…' : istanbulSaati(bit)}`;

const bildirildi = (istek: Duzeltme, Onay: boolean) =>
  bildir({ baslik: Onay ? 'Düzeltme onaylandı' : 'Düzeltme reddedildi', metin: istek.Kisi, tur: 'success' });

/** A waiting correction: old times, new times, reason, and the decision. */
function Istek({ istek, ilk, onRet }: { istek: Duzeltme; ilk: boolean; onRet: () => void }) {
  const ben = { Id: useKullanici().Id, ayricalikli: useYetkiVar(YETKI.ayricalikli) };
  const onayla = useAction(mola.molaDuzeltmeKarar, { onSuccess: () => bildirildi(istek, true) });
  return (
    <Flex component="li" direction="column" gap={12} pt={ilk ? 0 : 20}>
      <Group gap={10} wrap="nowrap">
        <KisiYuzu id={istek.KisiId} ad={istek.Kisi} size={32} />
        <Text>
          <b>{istek.Kisi}</b>
          <Text span display="block" fz={12} lh="16px" c="dimmed">
            {istek.Departman} · {zamanYaz(istek.CreateDateTime)}
          </Text>
        </Text>
      </Group>
      <Flex component="dl" gap={16} align="center" px={12} py={10} m={0} c="dimmed" bg="var(--surface-2)" bdrs={6}>
        <div>
          <Text component="dt" fz={12} lh="16px">
            {istek.mola}, {tarihYaz(istanbulGunu(istek.Eski_Baslama))}
          </Text>
          <Text component="dd" c="var(--text)" className="tnum">
            {saatler(istek.Eski_Baslama, istek.Eski_Bitis)}
          </Text>
        </div>
        <IconArrowRight size={18} stroke={1.75} aria-hidden />
        <div>
          <Text component="dt" fz={12} lh="16px">
            İstenen
          </Text>
          <Text component="dd" c="var(--text)" className="tnum">
            <b>{saatler(istek.Yeni_Baslama, istek.Yeni_Bitis)}</b>
          </Text>
        </div>
      </Flex>
      <Text className="lines">{istek.Sebep}</Text>
      <Flex gap={8} justify="flex-end">
        <GecisDugmeleri
          surec={DUZELTME_SURECI}
          kayit={istek}
          cagiran={ben}
          asil="Onaylandı"
          mesgul={onayla.isPending}
          kime={istek.Kisi}
          onSec={(nereye) => {
            if (nereye === 'Reddedildi') onRet();
            else onayla.mutate({ Id: istek.Id, Onay: true, Aciklama: '' });
          }}
        />
      </Flex>
    </Flex>
  );
}

/** Corrections that wait for the head's decision (settled: breaks 2). */
export default function DuzeltmelerDialog({ onClose }: { onClose: () => void }) {
  const bekleyen = useEndpoint(mola.molaDuzeltmeList, { Durum: 'Bekliyor' }, { refetchOnMount: 'always' });
  const [reddedilen, setReddedilen] = useState<Duzeltme | null>(null);
  return (
    <Dialog opened onClose={onClose} title="Düzeltme İstekleri" width={560}>
      <Read of={bekleyen} rows={4}>
        {({ duzeltmelist }) =>
          duzeltmelist.length === 0 ? (
            <EmptyState
              icon={<IconCircleCheck size={32} stroke={1.5} />}
              title="Bekleyen istek yok"
              text="Personeliniz bir mola kaydı için düzeltme istediğinde burada görünür."
            />
          ) : (
            <PlainList gap={20} className="ruled" aria-label="Bekleyen istekler">
              {duzeltmelist.map((i, sira) => (
                <Istek key={i.Id} istek={i} ilk={sira === 0} onRet={() => setReddedilen(i)} />
              ))}
            </PlainList>
          )
        }
      </Read>
      {reddedilen && (
        <DuzeltmeRetDialog
          istek={reddedilen}
          onRet={() => {
            bildirildi(reddedilen, false);
            setReddedilen(null);
          }}
          onClose={() => setReddedilen(null)}
        />
      )}
    </Dialog>
  );
}
