export const Skeleton = ({ className = '' }: { className?: string }) => (
  <div className={`animate-breathe rounded-sm bg-sunken ${className}`} />
);
