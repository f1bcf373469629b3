{
  "{{id}}.sheet.author": "作者",
  "{{id}}.sheet.changed": "修改时间",
  "{{id}}.sheet.kind": "类型",
  "{{id}}.sheet.kind.material": "资料",
  "{{id}}.sheet.kind.notice": "通知",
  "{{id}}.sheet.kind.question": "问题",
  "{{id}}.sheet.name": "{{title}}",
  "{{id}}.sheet.title": "标题"
}
