// Line drawings on a square of 24 px, which only the workbench has.
export const DRAWINGS = {
  search: "M10.5 4.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM15 15l5 5",
  gift: "M4 9.5h16v4H4zM5.5 13.5v7h13v-7M12 9.5v11M12 9.5C9 9.5 7.5 8.3 7.5 6.7c0-3 4.5-2.2 4.5 2.8 0-5 4.5-5.8 4.5-2.8 0 1.6-1.5 2.8-4.5 2.8z",
  note: "M6 3.5h8.5L18 7v13.5H6zM14 3.5V7.5h4M9 12h6M9 15.5h6",
  memo: "M4 20l1-4.5L16 4.5l3.5 3.5-11 11zM13.5 7l3.5 3.5",
  parcel: "M12 3.5l8 4.2v8.6l-8 4.2-8-4.2V7.7zM4 7.7l8 4.3 8-4.3M12 12v8.5",
  tag: "M4 4.5h7.5l8.5 8.5-7 7L4 11.5zM8 8.4v.1",
} as const;
