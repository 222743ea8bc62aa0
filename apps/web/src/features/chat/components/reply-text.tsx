import './reply-text.css';
import type { ReactNode } from 'react';
import { ReportText } from '../../../ui/report-text.tsx';

export function ReplyText({ text, isStreaming }: { text: string; isStreaming: boolean }): ReactNode {
  return (
    <div className="chat-reply">
      <ReportText text={text} isStreaming={isStreaming} />
    </div>
  );
}
