import type { SuzgecSatiri } from '@masabasi/core/platform/suzgec/contract';
import { ActionIcon, Box, Button, Flex } from '@mantine/core';
import IconPencil from '~icons/tabler/pencil';
import IconStar from '~icons/tabler/star';
import IconStarFilled from '~icons/tabler/star-filled';
import IconTrash from '~icons/tabler/trash';
import { useState } from 'react';
import { suzgec as oda } from '../../calls/suzgec.ts';
import { useAction } from '../call/api.ts';
import type { ListeGorunumleri } from '../list/liste.ts';
import { Chip } from '../../ui/Chip.tsx';
import { onayla } from '../../ui/Confirm.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Table } from '../../ui/Table.tsx';
import { bildir } from '../../ui/Toast.tsx';
import SuzgecDialog from './SuzgecDialog.tsx';

export interface SuzgeclerDialogProps {
  readonly gorunumler: ListeGorunumleri;
  readonly onClose: () => void;
}

/** A list's filters: the default one, their names, and their removal. */
export default function SuzgeclerDialog({ gorunumler, onClose }: SuzgeclerDialogProps) {
  const { ad: Sayfa, suzgecler } = gorunumler;
  const [duzenlenen, setDuzenlenen] = useState<SuzgecSatiri | null>(null);
  const sec = useAction(oda.suzgecVarsayilanSec);
  const sil = useAction(oda.suzgecSil, {
    onSuccess: () => bildir({ baslik: 'Süzgeç silindi', tur: 'success' }),
  });
  const silSor = async ({ Id, Surum, Ad, Paylasilan }: SuzgecSatiri) => {
    const evet = await onayla({
      baslik: 'Süzgeci Sil',
      metin: `‘${Ad}’ silinecek.${Paylasilan ? ' Departmanınızdakiler de kullanamayacak.' : ''} Silmek istediğinize emin misiniz?`,
      onay: 'Sil',
      tehlikeli: true,
    });
    if (evet) sil.mutate({ Sayfa, Id, Surum });
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Süzgeçler"
      width={780}
      footer={
        <Button data-autofocus onClick={onClose}>
          Kapat
        </Button>
      }
    >
      <Box bd="1px solid var(--line)" bdrs={8} style={{ overflow: 'hidden' }}>
        <Table
          label="Süzgeçler"
          rows={suzgecler}
          rowKey={(s) => s.Id}
          empty="Kayıtlı süzgeç yok."
          columns={[
            { key: 'Ad', header: 'Süzgeç', renderCell: (s) => s.Ad },
            {
              key: 'Kim',
              header: 'Kimin',
              width: '200px',
              renderCell: (s) => (
                <Flex component="span" display="inline-flex" gap={8} wrap="wrap">
                  {s.Benim ? 'Sizin' : s.Sahip}
                  {s.Paylasilan && <Chip tone="info">Paylaşılan</Chip>}
                </Flex>
              ),
            },
            {
              key: 'Islem',
              header: 'İşlemler',
              width: '120px',
              actions: true,
              renderCell: (s) => (
                <>
                  <ActionIcon
                    aria-label={s.Varsayilan ? `Liste bununla açılmasın: ${s.Ad}` : `Liste bununla açılsın: ${s.Ad}`}
                    title={s.Varsayilan ? 'Liste bununla açılıyor' : 'Liste bununla açılsın'}
                    aria-pressed={s.Varsayilan}
                    onClick={() => sec.mutate({ Sayfa, Id: s.Varsayilan ? null : s.Id })}
                  >
                    {s.Varsayilan ? <IconStarFilled size={18} aria-hidden /> : <IconStar size={18} aria-hidden />}
                  </ActionIcon>
                  {s.Benim && (
                    <>
                      <ActionIcon aria-label={`Düzenle: ${s.Ad}`} title="Düzenle" onClick={() => setDuzenlenen(s)}>
                        <IconPencil size={18} aria-hidden />
                      </ActionIcon>
                      <ActionIcon aria-label={`Sil: ${s.Ad}`} title="Sil" onClick={() => void silSor(s)}>
                        <IconTrash size={18} aria-hidden />
                      </ActionIcon>
                    </>
                  )}
                </>
              ),
            },
          ]}
        />
      </Box>
      {duzenlenen && <SuzgecDialog suzgec={duzenlenen} gorunumler={gorunumler} onClose={() => setDuzenlenen(null)} />}
    </Dialog>
  );
}
