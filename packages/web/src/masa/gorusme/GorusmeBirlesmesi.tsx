import type { GorusmeKarti } from '@masabasi/core/masa/gorusme/satirlar';
import { Button, Flex } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import { gorusme as oda } from '../../calls/gorusme.ts';
import { useAction } from '../../platform/call/api.ts';
import { bildir } from '../../ui/Toast.tsx';

/** Separates a ticket from the one it was merged into, and opens it. */
export function useBirlesmeGeriAl() {
  const git = useNavigate();
  return useAction(oda.gorusmeBirlestirGeriAl, {
    onSuccess: ({ Id }) => {
      bildir({ baslik: 'Görüşmeler ayrıldı', tur: 'success' });
      void git(`/islemler/musterigorusme/detay?id=${Id}`);
    },
  });
}

export interface GorusmeBirlesmesiProps {
  readonly g: Pick<GorusmeKarti, 'Id' | 'UstId' | 'UstNo'>;
  readonly geriAlinir: boolean;
}

/** The ticket that this one was merged into. The person who merged them can still undo it after the toast closes. */
export function GorusmeBirlesmesi({ g, geriAlinir }: GorusmeBirlesmesiProps) {
  const geriAl = useBirlesmeGeriAl();
  return (
    <Flex component="span" rowGap={4} columnGap={12} wrap="wrap" align="center">
      <Link to={`/islemler/musterigorusme/detay?id=${g.UstId}`}>{g.UstNo}</Link>
      {geriAlinir && (
        <Button
          variant="default"
          size="compact-xs"
          loading={geriAl.isPending}
          onClick={() => geriAl.mutate({ Id: g.Id })}
        >
          Birleştirmeyi Geri Al
        </Button>
      )}
    </Flex>
  );
}
